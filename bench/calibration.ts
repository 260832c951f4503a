/** Fixed whole-number and JSON work, to compare machines by: returns CPU seconds. */
export function calibrate(): number {
  const began = process.cpuUsage();
  let mixed = 1;
  for (let i = 0; i < 60_000_000; i += 1) mixed = (Math.imul(mixed, 1664525) + 1013904223) | 0;
  const sample = {
    list: Array.from({ length: 400 }, (_, i) => ({ id: `c${i}`, n: i ^ mixed, tags: ["a", "b"] })),
  };
  let length = 0;
  for (let i = 0; i < 2_000; i += 1) length += JSON.stringify(JSON.parse(JSON.stringify(sample))).length;
  if (length === 0) throw new Error("The calibration did nothing");
  const spent = process.cpuUsage(began);
  return (spent.user + spent.system) / 1e6;
}
