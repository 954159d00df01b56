import type { respondByLink as route } from '@hopgon/contract/calendar/routes';
import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { meetingStore } from '../core/meetings.store.ts';
import { recordAnswer } from '../people/record-answer.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { findLinkedInvitation, type OpenedInvitation } from './find-linked-invitation.ts';
import { presentLinkedInvitation } from './linked-invitation.presenter.ts';
import { linkedInvitationStore } from './linked-invitations.store.ts';
import type { OpenedLink } from './open-invitation-link.ts';

export type ResponseWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'limiter' | 'scopes'>;

export type GivenResponse = Pick<BodyOf<typeof route>, 'answer' | 'reason' | 'times'>;

/** The same, once what is answered is known; `read` may refuse it. */
export async function saveLinkResponse(
  world: ResponseWorld,
  { scope, link, companyName }: OpenedLink,
  read: (invitation: OpenedInvitation, tx: Scope) => GivenResponse | Promise<GivenResponse>,
): Promise<LinkedInvitation> {
  const answered = await rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const now = world.clock.now();
      const found = await findLinkedInvitation(tx, link, now);
      await meetingStore.lock(tx.db, found.meeting.id);
      const invitation = await findLinkedInvitation(tx, link, now);
      const { meeting, person } = invitation;
      if (meeting.cancelled_at === null && meeting.over_at <= now) throw new Failure('invitation_over');
      const given = await read(invitation, tx);
      const who = person.kind === 'guest' ? { guestId: person.id } : { userId: person.id };
      await recordAnswer(world, tx, meeting, { ...given, ...who });
      if (link.ofSeries) await answerRest(world, tx, invitation, given);
      return findLinkedInvitation(tx, link, now);
    }),
  );
  return presentLinkedInvitation(answered, companyName, world.clock.now());
}

/**
 * Applies the response to the other upcoming instances of a series, without another notification of its leaders; one that
 * was moved alone and waits for an answer keeps waiting, as in `respondToSeries`.
 */
async function answerRest(
  world: Pick<World, 'clock'>,
  { db }: Scope,
  { meeting, person }: OpenedInvitation,
  { answer, reason }: GivenResponse,
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
