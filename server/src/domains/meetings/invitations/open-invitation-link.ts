import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type MeetingRow, meetingStore } from '../core/meetings.store.ts';
import { type LinkedInvitation, readInvitationToken } from './invitation-link.token.ts';
import { spendLink } from './invitation-links.limits.ts';
import { linkedInvitationStore } from './linked-invitations.store.ts';
import type { Invitee } from './meeting-calendar.ts';
import { memberInvitee } from './meeting-calendar.ts';

/** What a link opens: one meeting, as one of those invited to it. */
export interface OpenedLink {
  readonly scope: JobScope;
  readonly link: LinkedInvitation;
  readonly companyName: string;
}

export interface OpenedInvitation {
  readonly meeting: MeetingRow;
  readonly person: Invitee & { readonly answerReason: string };
}

/** The scope a signed link opens; every link that opens none is refused alike. */
export async function openInvitationLink(
  world: Pick<World, 'config' | 'limiter' | 'scopes'>,
  { address }: Origin,
  token: string,
): Promise<OpenedLink> {
  const attempt = spendLink(world.limiter, networkOf(address));
  const link = readInvitationToken(world.config, token);
  if (!link) throw new Failure('invitation_link_invalid');
  attempt.wasRight(link.personId);
  const scope = world.scopes.job(link.companyId);
  const company = await linkedInvitationStore.company(scope.db, link.personId);
  if (!company || (link.kind === 'member' && company.member_id === null)) {
    throw new Failure('invitation_link_invalid');
  }
  return { scope, link, companyName: company.name };
}

function findPerson(meeting: MeetingRow, { kind, personId, seed }: LinkedInvitation) {
  if (kind === 'guest') {
    const guest = meeting.guests.find(({ id }) => id === personId);
    return guest && { kind, ...guest, answerReason: guest.answer_reason };
  }
  const member = meeting.participants.find((one) => one.user_id === personId && one.link_seed === seed);
  return member && { ...memberInvitee(member), answerReason: member.answer_reason };
}

/** The meeting of the link and who answers by it; throws when they are invited no more. */
export async function findInvitation(
  scope: Pick<JobScope, 'db'>,
  link: LinkedInvitation,
): Promise<OpenedInvitation> {
  const meeting = await meetingStore.find(scope.db, link.meetingId);
  const person = meeting && !meeting.is_draft && findPerson(meeting, link);
  if (!person) throw new Failure('invitation_link_invalid');
  return { meeting, person };
}
