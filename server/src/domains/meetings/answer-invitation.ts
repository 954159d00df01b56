import { Failure } from '@hopgon/contract/failure';
import type { answerInvitation as route } from '@hopgon/contract/meetings/routes';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { newsOf, wakeMeeting } from './meeting-news.ts';
import { leadersOf } from './meetings.rules.ts';
import { meetingStore } from './meetings.store.ts';
import { requireMeetingRow } from './require-meeting.ts';

/** Notes whether the caller comes; those who lead the meeting hear of an answer that is new. A reason goes with a no. */
export async function answerInvitation(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
  { answer, reason: given }: BodyOf<typeof route>,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await scope.transaction(async (tx) => {
    const meeting = await requireMeetingRow(tx, meetingId, 'answer');
    if (meeting.cancelled_at) throw new Failure('meeting_cancelled');
    const before = meeting.participants.find((person) => person.user_id === userId);
    const reason = answer === 'accepted' ? '' : given;
    await meetingStore.answer(tx.db, meetingId, { userId, answer, reason, now: world.clock.now() });
    if (before?.answer === answer && before.answer_reason === reason) return;
    const userIds = leadersOf(meeting.created_by, meeting.participants).filter((leader) => leader !== userId);
    await world.bus.emit(tx, 'meetings.answered', { ...newsOf(meeting, userId), userIds, answer, reason });
    wakeMeeting(world, tx, meeting);
  });
  return {};
}
