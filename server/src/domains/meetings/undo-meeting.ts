import { Failure } from '@hopgon/contract/failure';
import { dropQueuedMails } from '../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { wakeMeeting } from './meeting-news.ts';
import { meetingStore } from './meetings.store.ts';
import { requireMeetingRow } from './require-meeting.ts';

/** Takes a meeting back as if it had never been; once a mail about it has left that is too late. */
export async function undoMeeting(
  world: Pick<World, 'bus' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const meeting = await requireMeetingRow(tx, meetingId, 'edit');
    const { company_id: companyId } = meeting;
    const inTime = await dropQueuedMails(tx, { companyId, subjectId: meetingId });
    if (!inTime) throw new Failure('chat_undo_too_late');
    await world.bus.emit(tx, 'meetings.undone', { companyId, meetingId });
    await meetingStore.remove(tx.db, meetingId);
    wakeMeeting(world, tx, meeting);
  });
}
