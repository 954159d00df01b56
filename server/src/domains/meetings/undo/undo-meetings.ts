import { demand, Failure } from '@hopgon/contract/failure';
import { cancelQueuedMails } from '../../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { meetingStore } from '../core/meetings.store.ts';
import { notifyMeetingViewers } from '../core/notify-meeting-viewers.ts';
import { meetingPolicy, viewerRelationOf } from '../meetings.policy.ts';

/** Takes meetings back as if they had never been; once a mail about one of them has left that is too late. */
export async function undoMeetings(
  world: Pick<World, 'bus' | 'hub'>,
  scope: CompanyScope,
  meetingIds: readonly string[],
): Promise<void> {
  await scope.transaction(async (tx) => {
    const meetings = await meetingStore.findAll(tx.db, meetingIds);
    if (meetings.length < meetingIds.length) throw new Failure('meeting_not_found');
    for (const meeting of meetings)
      demand(meetingPolicy.edit(viewerRelationOf(meeting, tx.actor.userId), meeting));
    const { companyId } = await tx.entry();
    const seriesIds = meetings.flatMap(({ series_id: id }) => (id === null ? [] : [id]));
    const subjectIds = [...meetingIds, ...new Set(seriesIds)];
    const inTime = await cancelQueuedMails(tx, { companyId, subjectIds });
    if (!inTime) throw new Failure('undo_too_late');
    for (const meetingId of meetingIds) await world.bus.emit(tx, 'meetings.undone', { companyId, meetingId });
    await meetingStore.remove(tx.db, meetingIds);
    for (const meeting of meetings) notifyMeetingViewers(world, tx, meeting);
  });
}
