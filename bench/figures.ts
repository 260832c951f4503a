export interface Figure {
  readonly value: number;
  readonly unit: string;
}
export type Figures = Record<string, Figure>;

/** The middle one; NaN for none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that the given share of numbers does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** CPU seconds that a task takes. */
export function cpuSeconds(task: () => void): number {
  const began = process.cpuUsage();
  task();
  const spent = process.cpuUsage(began);
  return (spent.user + spent.system) / 1e6;
}
