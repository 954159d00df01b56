import { Failure } from '@hopgon/contract/failure';
import type { respondToInvitation as route } from '@hopgon/contract/meetings/routes';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockMeetingRow } from '../core/lock-meeting-row.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { recordAnswer } from './record-answer.ts';

/** Records the caller's response; those who lead the meeting are notified of a new one. A reason belongs to a no. */
export async function respondToInvitation(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
  given: BodyOf<typeof route>,
): Promise<Record<string, never>> {
  await rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const meeting = await lockMeetingRow(tx, meetingId, 'answer');
      if (meeting.is_draft) throw new Failure('meeting_is_draft');
      await recordAnswer(world, tx, meeting, { userId: scope.actor.userId, ...given });
    }),
  );
  return {};
}
