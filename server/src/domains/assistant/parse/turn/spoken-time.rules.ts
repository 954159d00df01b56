import { fold } from '@hopgon/engine/text/fold';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { readDeadline } from '@hopgon/engine/time/said-deadline';
import { readTime, type SaidTime } from '@hopgon/engine/time/said-time';

/** A time of a message, and how much of it was said: the rest is that of what it is said about. */
export interface SpokenTime extends SaidTime {
  readonly saysDay: boolean;
  readonly saysClock: boolean;
  /** The day of a deadline: "tuần sau" is due at the end of its work. */
  readonly due: string | null;
}

const day =
  /(?:^|\s)(?:thu\s+(?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chu nhat|cn|hom|ngay|mai|mot|kia|tuan|thang|mung|mong|nay|bua|ngay mai|ngay kia|le|tet|noel)(?=\s|$|,)|\d\s*[/-]\s*\d/;

export function readSpokenTime(said: string, now: LocalTime): SpokenTime {
  const time = readTime(said, now);
  return {
    ...time,
    saysDay: day.test(fold(said)),
    saysClock: time.ahead?.clock === true,
    due: readDeadline(said, now).due,
  };
}
