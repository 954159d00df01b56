/** A share of a whole in hundredths of a percent; reached by that share itself, or only above it. */
export interface Share {
  readonly share: number;
  readonly inclusive: boolean;
}

export const toShare = ({ percent, inclusive }: { percent: number; inclusive: boolean }): Share => ({
  share: Math.round(percent * 100),
  inclusive,
});

/** Whether a part reaches this share of a whole. Parts are whole numbers: nothing is rounded. */
export function reaches(part: number, whole: number, { share, inclusive }: Share): boolean {
  const have = BigInt(part) * 10_000n;
  const need = BigInt(whole) * BigInt(share);
  return inclusive ? have >= need : have > need;
}

/** The least part, a multiple of `step`, that reaches this share of a whole. */
export function leastReaching(whole: number, { share, inclusive }: Share, step: number): number {
  const need = BigInt(whole) * BigInt(share);
  const unit = 10_000n * BigInt(step);
  const steps = inclusive ? (need + unit - 1n) / unit : need / unit + 1n;
  return Number(steps) * step;
}
