import { Failure } from '@hopgon/contract/failure';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import { type GuestRow, type MeetingRow, meetingStore } from '../core/meetings.store.ts';
import type { LinkedInvitation } from './invitation-link.token.ts';
import type { Invitee } from './invitees.presenter.ts';
import { guestInvitee, memberInvitee } from './invitees.presenter.ts';
import { linkedInvitationStore } from './linked-invitations.store.ts';

export interface OpenedInvitation {
  readonly meeting: MeetingRow;
  readonly person: Invitee & { readonly answerReason: string };
}

function findGuest({ guests }: MeetingRow, isMeant: (guest: GuestRow) => boolean) {
  const guest = guests.find(isMeant);
  return guest && { ...guestInvitee(guest), answerReason: guest.answer_reason };
}

function findPerson(meeting: MeetingRow, { kind, personId, seed }: LinkedInvitation) {
  if (kind === 'guest') return findGuest(meeting, ({ id }) => id === personId);
  const member = meeting.participants.find((one) => one.user_id === personId && one.link_seed === seed);
  return member && { ...memberInvitee(member), answerReason: member.answer_reason };
}

/**
 * The meeting of the link and who answers by it; throws when they are invited no more. Of a series whose linked meeting is
 * over or cancelled, its next one with them.
 */
export async function findLinkedInvitation(
  { db }: Pick<JobScope, 'db'>,
  link: LinkedInvitation,
  now: Date,
): Promise<OpenedInvitation> {
  const meeting = await meetingStore.find(db, link.meetingId);
  const person = meeting && !meeting.is_draft && findPerson(meeting, link);
  if (!person) throw new Failure('invitation_link_invalid');
  const isPast = meeting.cancelled_at !== null || meeting.over_at <= now;
  if (!link.ofSeries || meeting.series_id === null || !isPast) return { meeting, person };
  const about = { seriesId: meeting.series_id, now };
  const nextId =
    person.kind === 'guest'
      ? await linkedInvitationStore.findNextOfGuest(db, person.email, about)
      : await linkedInvitationStore.findNextOfMember(db, person.id, about);
  const next = nextId === undefined ? undefined : await meetingStore.find(db, nextId);
  const invited =
    next &&
    (person.kind === 'guest'
      ? findGuest(next, ({ email }) => email === person.email)
      : findPerson(next, link));
  return next && invited ? { meeting: next, person: invited } : { meeting, person };
}
