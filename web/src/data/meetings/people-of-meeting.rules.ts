import type { Meeting } from '@hopgon/contract/meetings/schemas';

export interface PersonOfMeeting {
  readonly id: string;
  readonly name: string;
}

/** Those invited, and who made the meeting. */
export function peopleOfMeeting({
  participants,
  createdBy,
}: Pick<Meeting, 'participants' | 'createdBy'>): PersonOfMeeting[] {
  const isInvited = participants.some(({ userId }) => userId === createdBy.userId);
  return [...participants, ...(isInvited ? [] : [createdBy])].map(({ userId, displayName }) => ({
    id: userId,
    name: displayName,
  }));
}
