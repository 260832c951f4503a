import type { AnyView } from "../../engine/kernel/live-match.ts";

/** A view as "path: value" lines, at most `most` of them. */
export function plainLines(view: AnyView, most: number): string[] {
  const lines: string[] = [];
  const walk = (path: string, value: unknown): void => {
    if (lines.length >= most || value === null || value === undefined) return;
    if (Array.isArray(value)) {
      if (value.every((one) => typeof one !== "object" || one === null)) {
        lines.push(`${path}: ${value.length === 0 ? "none" : value.join(", ")}`);
        return;
      }
      for (const [index, one] of value.entries()) walk(`${path} ${index + 1}`, one);
    } else if (typeof value === "object") {
      for (const [key, one] of Object.entries(value)) walk(path === "" ? key : `${path} · ${key}`, one);
    } else lines.push(`${path}: ${String(value)}`);
  };
  for (const [key, value] of Object.entries(view)) if (key !== "game") walk(key, value);
  return lines;
}
