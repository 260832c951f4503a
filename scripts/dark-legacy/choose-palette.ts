import { wide } from "../../src/render/paint/indexed.ts";

interface Bin {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly weight: number;
}

/** The colours that stand best for what the given pictures (BGRA bytes) show, by median cut, as RRGGBB. Deterministic. */
export function choosePalette(pictures: readonly Buffer[], wanted: number): string[] {
  const counts = new Uint32Array(1 << 18);
  for (const bytes of pictures)
    for (let i = 0; i + 3 < bytes.length; i += 4) {
      const slot = key(bytes[i + 2] ?? 0, bytes[i + 1] ?? 0, bytes[i] ?? 0);
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  const bins: Bin[] = [];
  for (let slot = 0; slot < counts.length; slot += 1) {
    const count = counts[slot] ?? 0;
    if (count === 0) continue;
    const [r, g, b] = [wide(slot >> 12), wide((slot >> 6) & 63), wide(slot & 63)];
    // Less than its count, so that the wide table top does not take every colour for itself.
    bins.push({ r, g, b, weight: count ** 0.65 });
  }
  return medianCut(bins, wanted).map(({ r, g, b }) =>
    [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join(""),
  );
}

function medianCut(bins: Bin[], wanted: number): Bin[] {
  const boxes: { bins: Bin[]; worth: number; axis: "r" | "g" | "b" }[] = [measure(bins)];
  while (boxes.length < wanted) {
    let best = 0;
    for (let i = 1; i < boxes.length; i += 1)
      if ((boxes[i]?.worth ?? 0) > (boxes[best]?.worth ?? 0)) best = i;
    const chosen = boxes[best];
    if (!chosen || chosen.worth === 0) break;
    const axis = chosen.axis;
    const sorted = chosen.bins.sort((a, b) => a[axis] - b[axis]);
    let half = sorted.reduce((sum, bin) => sum + bin.weight, 0) / 2;
    let at = 0;
    while (at < sorted.length - 2 && half > (sorted[at]?.weight ?? 0)) {
      half -= sorted[at]?.weight ?? 0;
      at += 1;
    }
    boxes[best] = measure(sorted.slice(0, at + 1));
    boxes.push(measure(sorted.slice(at + 1)));
  }
  return boxes.map((one) => mean(one.bins));
}

function mean(bins: readonly Bin[]): Bin {
  let [r, g, b, weight] = [0, 0, 0, 0];
  for (const bin of bins) {
    r += bin.r * bin.weight;
    g += bin.g * bin.weight;
    b += bin.b * bin.weight;
    weight += bin.weight;
  }
  return { r: r / weight, g: g / weight, b: b / weight, weight };
}

/** Worth of splitting = spread along the widest axis × weight. */
function measure(bins: Bin[]): { bins: Bin[]; worth: number; axis: "r" | "g" | "b" } {
  const centre = mean(bins);
  let [r, g, b] = [0, 0, 0];
  for (const bin of bins) {
    r += bin.weight * (bin.r - centre.r) ** 2;
    g += bin.weight * (bin.g - centre.g) ** 2;
    b += bin.weight * (bin.b - centre.b) ** 2;
  }
  const worth = bins.length < 2 ? 0 : Math.max(r, g, b);
  return { bins, worth, axis: worth === g ? "g" : worth === r ? "r" : "b" };
}

function key(r: number, g: number, b: number): number {
  return ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
}
