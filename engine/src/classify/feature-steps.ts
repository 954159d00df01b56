/** A probability as one of ten steps, finer near both ends. */
export function probabilityStep(probability: number): string {
  return String(STEPS.findLastIndex((least) => probability >= least));
}
const STEPS = [0, 0.03, 0.08, 0.15, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95];
