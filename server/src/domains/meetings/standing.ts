import type { Standing } from './meetings.policy.ts';
import type { MeetingRow } from './meetings.store.ts';

/** What the policy wants to know about a person and a meeting. */
export const standingOf = (meeting: MeetingRow, userId: string): Standing => ({
  isCreator: meeting.created_by === userId,
  part: meeting.participants.find((person) => person.user_id === userId)?.role ?? null,
});
