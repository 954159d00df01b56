import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { ownDay } from '../../../lib/format/own-clock.ts';

/**
 * A list in the order of its days, upcoming or past. By its start, an all-day meeting of an eastern zone would precede the
 * evening before its day.
 */
export function orderByDay(meetings: readonly MeetingSummary[], zone: string): readonly MeetingSummary[] {
  const isPast = (meetings[0]?.startsAt ?? '') > (meetings.at(-1)?.startsAt ?? '');
  const direction = isPast ? -1 : 1;
  return meetings.toSorted(
    (left, right) => ownDay(left, zone).localeCompare(ownDay(right, zone)) * direction,
  );
}
