import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { buildMeetingNews } from '../../core/build-meeting-news.ts';
import { type Leaving, mailsLeaveAt } from '../../core/meetings.rules.ts';
import { findWritten } from '../../core/meetings.store.ts';
import type { MailedSeries } from '../../invitations/meeting-mail-draft.rules.ts';
import { sendMeetingMails } from '../../invitations/send-meeting-mails.ts';

/** Invites the people of a series once, by bell and by mail. */
export async function sendSeriesInvitations(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  meetingId: string,
  { series, notify, ...leaving }: Leaving & { readonly series: MailedSeries; readonly notify: boolean },
): Promise<void> {
  const actorId = tx.actor.userId;
  const sendAfter = mailsLeaveAt(leaving, world.clock.now());
  const meeting = await findWritten(tx.db, meetingId);
  const news = { ...buildMeetingNews(meeting, actorId), isOfSeries: true };
  await world.bus.emit(tx, 'meetings.created', news);
  await world.bus.emit(tx, 'meetings.invited', news);
  const occasion = { kind: 'invited' as const };
  const to = notify ? undefined : [];
  await sendMeetingMails(world, tx, meeting, {
    ...{ actorId, occasion, sendAfter, series, to },
    guests: meeting.guests,
    isFirst: true,
  });
}
