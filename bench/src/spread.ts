export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

/** Median and high percentiles of measurements. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** A value the system does not report is NaN. */
export const inMs = (time: number): string => (Number.isNaN(time) ? 'unknown here' : `${time.toFixed(1)} ms`);
