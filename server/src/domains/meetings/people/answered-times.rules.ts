import type { FailureCode } from '@hopgon/contract/failure-codes';
import type { ReadTimes } from '@hopgon/contract/meetings/schemas';

interface RowTimes {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Why an answer by somebody who has read these times does not count; null when it does. */
export const readTimesRefusal = (
  { starts_at: start, ends_at: end }: RowTimes,
  { startsAt, endsAt }: ReadTimes,
): FailureCode | null =>
  start.getTime() === Date.parse(startsAt) && end.getTime() === Date.parse(endsAt) ? null : 'meeting_moved';

/** What a calendar's reply says of the event it answers. */
export interface RepliedEvent {
  readonly sequence: number;
  /** Null where the reply names none, as of an all-day event. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** The same of a calendar: by the times it names, else by its place in the order of changes. */
export function replyRefusal(
  event: RowTimes & { readonly sequence: number },
  { sequence, startsAt, endsAt }: RepliedEvent,
): FailureCode | null {
  const differs = (current: Date, named: number | null) => named !== null && named !== current.getTime();
  const hasOtherTime = differs(event.starts_at, startsAt) || differs(event.ends_at, endsAt);
  const isUnnamed = startsAt === null || endsAt === null;
  return hasOtherTime || (isUnnamed && sequence < event.sequence) ? 'invitation_reply_outdated' : null;
}
