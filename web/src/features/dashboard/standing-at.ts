import type { MeetingStatus, MeetingSummary } from '@hopgon/contract/meetings/schemas';

/** Where a meeting stands by the clock on the wall, which goes on after the list was read. */
export function standingAt(
  { status, startsAt, endsAt, endedAt }: Pick<MeetingSummary, 'status' | 'startsAt' | 'endsAt' | 'endedAt'>,
  now: number,
): MeetingStatus {
  if (status === 'cancelled' || status === 'draft') return status;
  if (Date.parse(endedAt ?? endsAt) <= now) return 'completed';
  return Date.parse(startsAt) <= now ? 'ongoing' : 'upcoming';
}
