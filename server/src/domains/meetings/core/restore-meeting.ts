import { Failure } from '@hopgon/contract/failure';
import { cancelQueuedMails } from '../../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { recordChange } from '../history/record-change.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { lockMeetingRow } from './lock-meeting-row.ts';
import { findWritten, meetingStore } from './meetings.store.ts';
import { notifyMeetingViewers } from './notify-meeting-viewers.ts';

/** Takes the caller's own cancellation back while its mails wait; the lines of it that nobody has read go away. */
export function restoreMeeting(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<void> {
  const by = { userId: scope.actor.userId, now: world.clock.now() };
  return rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      await lockMeetingRow(tx, meetingId, 'edit');
      if (!(await meetingStore.restore(tx.db, meetingId, by))) throw new Failure('undo_too_late');
      const { companyId } = await tx.entry();
      await cancelQueuedMails(tx, { companyId, subjectIds: [meetingId] });
      const meeting = await findWritten(tx.db, meetingId);
      await recordChange(world, tx, meeting, { kind: 'changed', by: by.userId });
      const userIds = meeting.participants.map((person) => person.user_id);
      await world.bus.emit(tx, 'meetings.notice-undone', {
        companyId,
        meetingId,
        userIds,
        notice: 'cancelled',
      });
      notifyMeetingViewers(world, tx, meeting);
    }),
  );
}
