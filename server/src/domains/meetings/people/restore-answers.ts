import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import type { KeptAnswer } from './kept-answers.rules.ts';
import { participantStore } from './participants.store.ts';

/** Gives people who were removed from a meeting, and are invited again, the answers they had; lines of it that nobody has read go away. */
export const restoreAnswers = (
  world: Pick<World, 'bus'>,
  scope: CompanyScope,
  meetingId: string,
  answers: readonly KeptAnswer[],
): Promise<void> =>
  rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      await participantStore.restoreAnswers(tx.db, meetingId, answers);
      await world.bus.emit(tx, 'meetings.removal-undone', {
        meetingId,
        userIds: answers.map(({ userId }) => userId),
        answeredIds: answers.flatMap(({ userId, answer }) => (answer === 'waiting' ? [] : [userId])),
      });
    }),
  );
