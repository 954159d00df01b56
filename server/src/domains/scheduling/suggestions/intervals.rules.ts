/** A stretch of time in ms since 1970; its end is not in it. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** In order, those that touch or overlap joined. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of intervals.toSorted((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** What is left of a stretch without another one. */
export const without = ({ start, end }: Interval, gone: Interval): Interval[] =>
  [
    { start, end: Math.min(end, gone.start) },
    { start: Math.max(start, gone.end), end },
  ].filter((part) => part.start < part.end);

/** For each of the stretches, all in order of their start and of one length, whether something of `busy` (merged) is in it. */
export function coveredOnes(stretches: readonly Interval[], busy: readonly Interval[]): boolean[] {
  let place = 0;
  return stretches.map(({ start, end }) => {
    while ((busy[place]?.end ?? Number.POSITIVE_INFINITY) <= start) place += 1;
    return (busy[place]?.start ?? Number.POSITIVE_INFINITY) < end;
  });
}
