import { allDays, isAllDay } from '@hopgon/contract/meetings/all-day';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays, mondayOf } from '@hopgon/engine/time/days';

export interface DayBounds {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
}

export function boundsOf(day: string, timeZone: string): DayBounds {
  const start = instantAt(day, '00:00', timeZone).getTime();
  return { day, start, end: instantAt(addDays(day, 1), '00:00', timeZone).getTime() };
}

/** The seven days of the week an instant lies in, Monday first. */
export function weekOf(now: number, timeZone: string): readonly DayBounds[] {
  const monday = mondayOf(localDay(now, timeZone));
  return Array.from({ length: 7 }, (_, index) => boundsOf(addDays(monday, index), timeZone));
}

type Timed = Pick<MeetingSummary, 'startsAt' | 'endsAt' | 'timeZone'>;

/** An all-day meeting is on its own days wherever one reads it. */
function touches(meeting: Timed, { day, start, end }: DayBounds): boolean {
  const days = allDays(meeting);
  if (days) return days.first <= day && day <= days.last;
  return Date.parse(meeting.endsAt) > start && Date.parse(meeting.startsAt) < end;
}

/** Whether it is held as far as one knows: neither called off nor a draft. */
export const isOn = ({ status }: Pick<MeetingSummary, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'draft';

/** Meetings that take the person's own time: invited, not declined, not called off. */
export const ownMeetings = (meetings: readonly MeetingSummary[]): readonly MeetingSummary[] =>
  meetings.filter((meeting) => meeting.myAnswer !== null && meeting.myAnswer !== 'declined' && isOn(meeting));

export const meetingsOn = <T extends Timed>(meetings: readonly T[], day: DayBounds): readonly T[] =>
  meetings.filter((meeting) => touches(meeting, day));

/** Milliseconds from one instant to another during which at least one meeting is on: two at once count once, all day is none. */
export function busyTime(meetings: readonly Timed[], from: number, to: number): number {
  const spans = meetings
    .filter((meeting) => !isAllDay(meeting))
    .map(
      ({ startsAt, endsAt }) =>
        [Math.max(from, Date.parse(startsAt)), Math.min(to, Date.parse(endsAt))] as const,
    )
    .filter(([start, end]) => end > start)
    .sort(([left], [right]) => left - right);
  let busy = 0;
  let until = from;
  for (const [start, end] of spans) {
    busy += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return busy;
}

export interface DayHours {
  readonly day: string;
  /** Milliseconds in meetings that are behind, and that are still to come. */
  readonly past: number;
  readonly coming: number;
}

/** How much of each day of the week goes into meetings. */
export const hoursByDay = (
  meetings: readonly Timed[],
  week: readonly DayBounds[],
  now: number,
): readonly DayHours[] =>
  week.map(({ day, start, end }) => {
    const border = Math.min(end, Math.max(start, now));
    return { day, past: busyTime(meetings, start, border), coming: busyTime(meetings, border, end) };
  });
