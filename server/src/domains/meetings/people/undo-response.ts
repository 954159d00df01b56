import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockMeetingRow } from '../core/lock-meeting-row.ts';
import { leadersOf } from '../core/meetings.rules.ts';
import { notifyMeetingViewers } from '../core/notify-meeting-viewers.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { participantStore } from './participants.store.ts';
import type { OwnAnswer } from './read-own-answer.ts';

/** Gives the caller back the answer they had; the line of it that nobody has read goes away. */
export function undoResponse(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
  { answer, reason, answeredAt }: OwnAnswer,
): Promise<void> {
  const { userId } = scope.actor;
  return rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const meeting = await lockMeetingRow(tx, meetingId, 'answer');
      const isOpen = answer === 'waiting';
      const now = isOpen ? null : answeredAt === null ? world.clock.now() : new Date(answeredAt);
      await participantStore.answer(tx.db, meetingId, { userId, answer, reason, now });
      const userIds = leadersOf(meeting.created_by, meeting.participants);
      await world.bus.emit(tx, 'meetings.answer-undone', { meetingId, userIds, actorId: userId });
      notifyMeetingViewers(world, tx, meeting);
    }),
  );
}
