/** How colours look to an eye, in CIE Lab: plain arithmetic on published figures, so that tests need no library. */

export type Vision = "full" | "protanopia" | "deuteranopia" | "tritanopia" | "grey";
export type Lab = readonly [l: number, a: number, b: number];

/** What each kind of colour blindness makes of linear RGB, at full strength (Machado, Oliveira and Fernandes 2009). */
const SEEN: Readonly<Record<Vision, readonly number[]>> = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

function linear(part: number): number {
  const c = part / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** A colour of three bytes as this eye sees it. */
export function labOf(r: number, g: number, b: number, vision: Vision = "full"): Lab {
  const light = [linear(r), linear(g), linear(b)];
  const seen = [0, 3, 6].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        light.reduce((sum, part, index) => sum + part * (SEEN[vision][row + index] ?? 0), 0),
      ),
    ),
  );
  const [lr = 0, lg = 0, lb = 0] = seen;
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const x = f((0.4124 * lr + 0.3576 * lg + 0.1805 * lb) / 0.95047);
  const y = f(0.2126 * lr + 0.7152 * lg + 0.0722 * lb);
  const z = f((0.0193 * lr + 0.1192 * lg + 0.9505 * lb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** A colour written "#rrggbb" as this eye sees it. */
export function labOfHex(hex: string, vision: Vision = "full"): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOf(value >> 16, (value >> 8) & 255, value & 255, vision);
}

/** How far two colours are apart: about 2 is just noticeable. */
export function apartness(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
