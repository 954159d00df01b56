/** Milliseconds. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface SlotQuery {
  /** Working time, in order. */
  readonly working: readonly Stretch[];
  readonly busy: readonly Stretch[];
  readonly from: number;
  /** Of the meeting. */
  readonly length: number;
}

const quarter = 15 * 60_000;
const half = 30 * 60_000;

const roundUp = (at: number, step: number): number => Math.ceil(at / step) * step;

/** The first stretch of working time in which nobody is busy: from a half hour if one fits, else from a quarter. */
export function firstFreeSlot({ working, busy, from, length }: SlotQuery): Stretch | null {
  const isFree = (start: number) => !busy.some((one) => one.start < start + length && one.end > start);
  for (const { start, end } of working) {
    for (const step of [half, quarter]) {
      for (let at = roundUp(Math.max(start, from), step); at + length <= end; at += step) {
        if (isFree(at)) return { start: at, end: at + length };
      }
    }
  }
  return null;
}
