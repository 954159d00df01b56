import { demand } from '@hopgon/contract/failure';
import { reasonOutside } from '@hopgon/contract/meetings/closed-title';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildMeetingNews } from '../core/build-meeting-news.ts';
import { findAllWritten, findWritten } from '../core/meetings.store.ts';
import { notifyMeetingViewers } from '../core/notify-meeting-viewers.ts';
import type { MailedSeries } from '../invitations/meeting-mail-draft.rules.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';
import { meetingPolicy, viewerRelationOf } from '../meetings.policy.ts';
import { peopleBeside } from './invitations/people-beside.rules.ts';
import { seriesMeetingStore } from './series-meetings.store.ts';

interface Cancelling {
  /** In order of their start; the first is named in the notification. */
  readonly meetingIds: readonly string[];
  /** Those that calendars know by a time of their own. */
  readonly detachedIds: readonly string[];
  readonly reason: string;
  readonly mailedSeries: MailedSeries;
  /** Some of its meetings stay. */
  readonly goesOn: boolean;
}

/** Cancels many meetings of a series and notifies their people once; each stays readable with the actor and the reason. */
export async function cancelSeriesMeetings(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  tx: CompanyScope,
  { meetingIds, detachedIds, reason, mailedSeries, goesOn }: Cancelling,
): Promise<void> {
  const { userId: actorId } = tx.actor;
  await seriesMeetingStore.lock(tx.db, meetingIds);
  const rows = await findAllWritten(tx.db, meetingIds);
  for (const row of rows) demand(meetingPolicy.edit(viewerRelationOf(row, actorId), row));
  await seriesMeetingStore.cancel(tx.db, meetingIds, {
    userId: actorId,
    reason,
    now: world.clock.now(),
    leaving: false,
  });
  await seriesMeetingStore.raiseSequence(tx.db, mailedSeries);
  const [first] = rows;
  if (!first) return;
  const occasion = { kind: 'cancelled' as const, reason: reasonOutside(first, reason) };
  await world.bus.emit(tx, 'meetings.cancelled', {
    ...buildMeetingNews(first, actorId),
    reason: occasion.reason,
    isOfSeries: meetingIds.length > 1,
  });
  await sendMeetingMails(world, tx, first, { actorId, occasion, series: mailedSeries, goesOn });
  for (const row of rows) {
    const beside = peopleBeside(row, first);
    const userIds = beside.to.map((person) => person.user_id).filter((userId) => userId !== actorId);
    const apart = { kind: 'cancelled' as const, reason: reasonOutside(row, reason) };
    if (userIds.length > 0)
      await world.bus.emit(tx, 'meetings.cancelled', {
        ...buildMeetingNews(row, actorId),
        ...{ userIds, reason: apart.reason },
      });
    const isKnownAlone = goesOn && detachedIds.includes(row.id);
    if (!isKnownAlone && userIds.length + beside.guests.length === 0) continue;
    const off = await findWritten(tx.db, row.id);
    await sendMeetingMails(world, tx, off, { actorId, occasion: apart, ...(!isKnownAlone && beside) });
  }
  for (const row of rows) notifyMeetingViewers(world, tx, row);
}
