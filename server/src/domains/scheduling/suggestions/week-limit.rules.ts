import { instantAt } from '@hopgon/contract/time/zoned';
import { addDays, mondayOf } from '@hopgon/engine/time/days';
import { minute } from '../../../platform/clock/durations.rules.ts';
import type { Candidate, Search } from './candidates.rules.ts';
import { type Interval, merged } from './intervals.rules.ts';

/** Those in whose week every needed person still has room for so long a meeting. */
export function withinWeekLimit(
  { weekLimit = null, minutes, subjects, hours }: Search,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (weekLimit === null) return candidates;
  const people = subjects.filter(({ kind, required }) => kind === 'person' && required);
  const busy = people.map((person) => merged(person.busy));
  const isFullByMonday = new Map<string, boolean>();
  return candidates.filter(({ date }) => {
    const monday = mondayOf(date);
    const known = isFullByMonday.get(monday);
    if (known !== undefined) return !known;
    const week = {
      start: instantAt(monday, '00:00', hours.zone).getTime(),
      end: instantAt(addDays(monday, 7), '00:00', hours.zone).getTime(),
    };
    const isFull = busy.some((taken) => minutesWithin(taken, week) + minutes > weekLimit);
    isFullByMonday.set(monday, isFull);
    return !isFull;
  });
}

const minutesWithin = (taken: readonly Interval[], { start, end }: Interval): number =>
  taken.reduce((sum, each) => sum + Math.max(0, Math.min(each.end, end) - Math.max(each.start, start)), 0) /
  minute;
