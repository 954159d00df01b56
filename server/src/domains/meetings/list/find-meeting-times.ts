import type { Scope } from '../../../platform/database/scope.ts';
import { meetingStore } from '../core/meetings.store.ts';

/** When a meeting is, and whom a caller may show it to. */
export interface MeetingTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly userIds: readonly string[];
  readonly guestAddresses: readonly string[];
}

/** Null where the meeting is gone. */
export async function findMeetingTimes({ db }: Scope, meetingId: string): Promise<MeetingTimes | null> {
  const meeting = await meetingStore.find(db, meetingId);
  if (!meeting) return null;
  return {
    startsAt: meeting.starts_at,
    endsAt: meeting.ends_at,
    isCancelled: meeting.cancelled_at !== null,
    userIds: meeting.participants.map((person) => person.user_id),
    guestAddresses: meeting.guests.map(({ email }) => email),
  };
}
