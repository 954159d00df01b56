import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { changeMailsLeaveAt } from '../../core/meetings.rules.ts';
import { findWritten } from '../../core/meetings.store.ts';
import type { MailedSeries } from '../../invitations/meeting-mail-draft.rules.ts';
import { sendMeetingMails } from '../../invitations/send-meeting-mails.ts';
import { seriesMeetingStore } from '../series-meetings.store.ts';

/** Sends calendars an earlier end of a series; another mail informs its people of what follows. */
export async function notifyEarlierEnd(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  meetingId: string,
  series: MailedSeries,
): Promise<void> {
  await seriesMeetingStore.raiseSequence(tx.db, series);
  const meeting = await findWritten(tx.db, meetingId);
  const occasion = { kind: 'parted' as const };
  const sendAfter = changeMailsLeaveAt(world.clock.now());
  await sendMeetingMails(world, tx, meeting, { actorId: tx.actor.userId, occasion, series, sendAfter });
}
