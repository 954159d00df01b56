import { hourMs } from '../../lib/format/durations.ts';

interface Stretch {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Where something stands in a stretch of time, both in percent of it. */
export interface Piece extends Stretch {
  readonly left: number;
  readonly width: number;
}

export interface Frame {
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
}

/** What of a day is shown: its working time and what is looked at, an hour before and after, in whole hours of its clock. */
export function frameOf(stretches: readonly Stretch[]): Frame {
  const start = Math.min(...stretches.map(({ startsAt }) => Date.parse(startsAt)));
  const end = Math.max(...stretches.map(({ endsAt }) => Date.parse(endsAt)));
  return { start: start - hourMs, end: end + hourMs };
}

/** The parts of some stretches inside the frame. */
export const piecesIn = ({ start, end }: Frame, stretches: readonly Stretch[]): Piece[] =>
  stretches.flatMap((stretch) => {
    const from = Math.max(Date.parse(stretch.startsAt), start);
    const to = Math.min(Date.parse(stretch.endsAt), end);
    if (from >= to) return [];
    const length = end - start;
    return [{ ...stretch, left: (100 * (from - start)) / length, width: (100 * (to - from)) / length }];
  });

/** Whole hours of the frame to write above it, not more than a phone has room for. */
export function hourMarks(
  { start, end }: Frame,
  most: number,
): { readonly at: number; readonly left: number }[] {
  const first = Math.ceil(start / hourMs) * hourMs;
  const count = Math.floor((end - first) / hourMs) + 1;
  const every = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / every) }, (_, place) => {
    const at = first + place * every * hourMs;
    return { at, left: (100 * (at - start)) / (end - start) };
  }).filter(({ left }) => left < 97);
}
