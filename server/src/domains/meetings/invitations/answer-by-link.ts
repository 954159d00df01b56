import type { answerByLink as route } from '@hopgon/contract/calendar/routes';
import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { Scope } from '../../../platform/database/scope.ts';
import type { Origin } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { meetingStore } from '../core/meetings.store.ts';
import { recordAnswer } from '../people/record-answer.ts';
import { refusingOverlaps } from '../time/demand-free-time.ts';
import { presentLinkedInvitation } from './linked-invitation.presenter.ts';
import { linkedInvitationStore } from './linked-invitations.store.ts';
import {
  findInvitation,
  type OpenedInvitation,
  type OpenedLink,
  openInvitationLink,
} from './open-invitation-link.ts';

export type LinkWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'limiter' | 'scopes'>;

export type GivenAnswer = Pick<BodyOf<typeof route>, 'answer' | 'reason'>;

/** Notes who comes by the link of a mail, for whoever holds it: member or guest, signed in or not. */
export async function answerByLink(
  world: LinkWorld,
  origin: Origin,
  { token, ...given }: BodyOf<typeof route>,
): Promise<LinkedInvitation> {
  return answerLinked(world, await openInvitationLink(world, origin, token), () => given);
}

/** The same, once what is answered is known; `read` may refuse it. */
export async function answerLinked(
  world: LinkWorld,
  { scope, link, companyName }: OpenedLink,
  read: (invitation: OpenedInvitation) => GivenAnswer,
): Promise<LinkedInvitation> {
  const answered = await refusingOverlaps(() =>
    scope.transaction(async (tx) => {
      await meetingStore.lock(tx.db, link.meetingId);
      const invitation = await findInvitation(tx, link);
      const { meeting, person } = invitation;
      if (meeting.cancelled_at === null && meeting.over_at <= world.clock.now()) {
        throw new Failure('invitation_over');
      }
      const given = read(invitation);
      const who = person.kind === 'guest' ? { guestId: person.id } : { userId: person.id };
      await recordAnswer(world, tx, meeting, { ...given, ...who });
      if (link.ofSeries) await answerRest(world, tx, invitation, given);
      return findInvitation(tx, link);
    }),
  );
  return presentLinkedInvitation(answered, companyName, world.clock.now());
}

/** The other instances of a series still to come; those who lead it have heard once. */
async function answerRest(
  world: Pick<World, 'clock'>,
  { db }: Scope,
  { meeting, person }: OpenedInvitation,
  { answer, reason }: GivenAnswer,
): Promise<void> {
  if (meeting.series_id === null || meeting.series_start === null) return;
  const given = {
    seriesId: meeting.series_id,
    from: meeting.series_start,
    answer,
    reason: answer === 'accepted' ? '' : reason,
    now: world.clock.now(),
  };
  if (person.kind === 'guest') await linkedInvitationStore.answerSeriesAsGuest(db, person.email, given);
  else await linkedInvitationStore.answerSeriesAsMember(db, person.id, given);
}
