import { instantAt } from '@hopgon/contract/time/zoned';
import { minute } from '../../../platform/clock/durations.rules.ts';
import { coveredOnes, type Interval, merged } from './intervals.rules.ts';
import { type Hours, type WorkWindow, workWindows } from './working-time.rules.ts';

/** Somebody, or a room, that a meeting needs or would like to have. */
export interface Subject {
  readonly id: string;
  readonly kind: 'person' | 'room';
  readonly name: string;
  readonly required: boolean;
  readonly busy: readonly Interval[];
}

/** When a meeting is looked for, for whom and how long. */
export interface Search {
  /** Nothing begins before it or ends after it, nor begins before `now`. */
  readonly range: Interval;
  readonly now: number;
  readonly minutes: number;
  /** Minutes that people keep between this and their other meetings. */
  readonly rest: number;
  readonly throughLunch: boolean;
  readonly hours: Hours;
  /** Most minutes of meetings that a needed person has in one week; null where the company sets no limit. */
  readonly weekLimit?: number | null;
  readonly subjects: readonly Subject[];
}

export interface Candidate extends Interval {
  readonly date: string;
  /** Of the day, by the company's clock. */
  readonly minute: number;
}

const step = 15 * minute;

function startsIn({ date, start, end }: WorkWindow, length: number, zone: string): Candidate[] {
  const midnight = instantAt(date, '00:00', zone).getTime();
  const found: Candidate[] = [];
  // Quarters of the clock, not of the window.
  let at = midnight + Math.ceil((start - midnight) / step) * step;
  for (; at + length <= end; at += step)
    found.push({ date, minute: (at - midnight) / minute, start: at, end: at + length });
  return found;
}

/** Every quarter of an hour of the working time at which so long a meeting could begin, in order. */
export function candidatesOf({ range, now, minutes, throughLunch, hours }: Search): Candidate[] {
  const from = Math.max(range.start, now);
  if (from >= range.end) return [];
  const windows = workWindows({ start: from, end: range.end }, hours, { throughLunch });
  return windows.flatMap((window) => startsIn(window, minutes * minute, hours.zone));
}

/** Who cannot come, candidate by candidate; a person who rests between meetings is busy a little longer, a room is not. */
export function busySubjects<S extends Subject>(
  candidates: readonly Interval[],
  subjects: readonly S[],
  rest: number,
): S[][] {
  const busyAt: S[][] = candidates.map(() => []);
  for (const subject of subjects) {
    const pause = subject.kind === 'person' ? rest * minute : 0;
    const busy = merged(subject.busy.map(({ start, end }) => ({ start: start - pause, end: end + pause })));
    for (const [place, covered] of coveredOnes(candidates, busy).entries()) {
      if (covered) busyAt[place]?.push(subject);
    }
  }
  return busyAt;
}
