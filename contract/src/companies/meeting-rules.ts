import { weekdayInSentence } from '../time/format-local.ts';
import { localClock, localDay, type When } from '../time/zoned.ts';
import type { CompanySettings } from './schemas.ts';

/** What a company says of when its people meet. */
export type MeetingRules = Pick<CompanySettings, 'meetingFree' | 'lunch'>;

const noon = '12:00';

/** A stretch of one day by the company's clock; `weekday` is 1 on a Monday. */
interface DayStretch {
  readonly weekday: number;
  /** "09:00"; `end` is "24:00" where it goes on after midnight. */
  readonly start: string;
  readonly end: string;
}

/** From which clock on, and until which, a company meets on a weekday; null where no rule says. */
export const meetingHoursOn = (
  weekday: number,
  { meetingFree, lunch }: MeetingRules,
): { readonly from: string | null; readonly until: string | null } => ({
  from: meetingFree.mornings.includes(weekday) ? (lunch?.start ?? noon) : null,
  until: meetingFree.afternoons.includes(weekday) ? (lunch?.end ?? noon) : null,
});

/** The half of a day without meetings that a stretch touches; null where it touches none. */
export function meetingFreeHalf(
  { weekday, start, end }: DayStretch,
  rules: MeetingRules,
): 'morning' | 'afternoon' | null {
  const { from, until } = meetingHoursOn(weekday, rules);
  if (from !== null && start < from) return 'morning';
  return until !== null && end > until ? 'afternoon' : null;
}

const halves = { morning: 'sáng', afternoon: 'chiều' } as const;

/** 'Công ty không họp chiều thứ Sáu.', of a meeting that touches such a time on the day it begins; else null. */
export function meetingFreeInWords(
  { startsAt, endsAt }: { readonly startsAt: When; readonly endsAt: When },
  rules: MeetingRules,
  timeZone: string,
): string | null {
  const day = localDay(startsAt, timeZone);
  const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  const half = meetingFreeHalf(
    {
      weekday,
      start: localClock(startsAt, timeZone),
      end: localDay(endsAt, timeZone) === day ? localClock(endsAt, timeZone) : '24:00',
    },
    rules,
  );
  if (half === null) return null;
  return `Công ty không họp ${halves[half]} ${weekdayInSentence(weekday)}.`;
}
