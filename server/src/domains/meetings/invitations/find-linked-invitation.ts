import { Failure } from '@hopgon/contract/failure';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import { type MeetingRow, meetingStore } from '../core/meetings.store.ts';
import type { LinkedInvitation } from './invitation-link.token.ts';
import type { Invitee } from './invitees.presenter.ts';
import { guestInvitee, memberInvitee } from './invitees.presenter.ts';

export interface OpenedInvitation {
  readonly meeting: MeetingRow;
  readonly person: Invitee & { readonly answerReason: string };
}

function findPerson(meeting: MeetingRow, { kind, personId, seed }: LinkedInvitation) {
  if (kind === 'guest') {
    const guest = meeting.guests.find(({ id }) => id === personId);
    return guest && { ...guestInvitee(guest), answerReason: guest.answer_reason };
  }
  const member = meeting.participants.find((one) => one.user_id === personId && one.link_seed === seed);
  return member && { ...memberInvitee(member), answerReason: member.answer_reason };
}

/** The meeting of the link and who answers by it; throws when they are invited no more. */
export async function findLinkedInvitation(
  scope: Pick<JobScope, 'db'>,
  link: LinkedInvitation,
): Promise<OpenedInvitation> {
  const meeting = await meetingStore.find(scope.db, link.meetingId);
  const person = meeting && !meeting.is_draft && findPerson(meeting, link);
  if (!person) throw new Failure('invitation_link_invalid');
  return { meeting, person };
}
