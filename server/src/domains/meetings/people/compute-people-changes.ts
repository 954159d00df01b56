import { type Invited, type PeopleChanges, peopleChanges, rearrangePeople } from '../core/meetings.rules.ts';
import type { MeetingRow } from '../core/meetings.store.ts';

const invitedOf = ({ participants }: MeetingRow): Invited[] =>
  participants.map(({ user_id: userId, role }) => ({ userId, role }));

/** The changes of a meeting's people when `named` are to take part; nothing is written yet. */
export const computePeopleChanges = (before: MeetingRow, named: readonly Invited[]): PeopleChanges => {
  const now = invitedOf(before);
  return peopleChanges(now, rearrangePeople(now, named, before.created_by));
};
