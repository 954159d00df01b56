import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';

type Timed = Pick<MeetingSummary, 'startsAt' | 'endsAt' | 'timeZone' | 'myAnswer'>;

/** Minutes of meetings not declined; two at the same time count once, all day is none. */
export function minutesOf(meetings: readonly Timed[]): number {
  const spans = meetings
    .filter((meeting) => meeting.myAnswer !== 'declined' && !isAllDay(meeting))
    .map(({ startsAt, endsAt }) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) }))
    .sort((left, right) => left.start - right.start);
  let [total, until] = [0, 0];
  for (const { start, end } of spans) {
    total += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return Math.round(total / 60_000);
}
