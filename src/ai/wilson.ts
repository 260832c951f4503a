/** 95 % interval of a share by Wilson's score; both ends between 0 and 1. */
export function wilson(hits: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = hits / trials;
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const middle = share + (z * z) / (2 * trials);
  const scale = 1 + (z * z) / trials;
  return { low: (middle - spread) / scale, high: (middle + spread) / scale };
}
