import type { Answer, ReadTimes } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { lockMeetingRow } from '../../core/lock-meeting-row.ts';
import { recordAnswer } from '../../people/record-answer.ts';
import { rejectOverlaps } from '../../time/reject-overlaps.ts';
import { seriesMeetingStore } from '../series-meetings.store.ts';

interface Answering {
  /** The one its leaders are notified of. */
  readonly meetingId: string;
  /** The others that are answered alike. */
  readonly alsoIds: readonly string[];
  readonly times: ReadTimes;
  readonly answer: Exclude<Answer, 'waiting'>;
  readonly reason: string;
}

/** Records the caller's response to many meetings of a series; its leaders are notified once. */
export async function recordSeriesAnswers(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, alsoIds, times, answer, reason }: Answering,
): Promise<void> {
  const { userId } = scope.actor;
  await rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const meeting = await lockMeetingRow(tx, meetingId, 'answer');
      await recordAnswer(world, tx, meeting, { userId, times, answer, reason });
      await seriesMeetingStore.answer(tx.db, alsoIds, {
        userId,
        answer,
        reason: answer === 'accepted' ? '' : reason,
        now: world.clock.now(),
      });
    }),
  );
}
