import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type KeptAnswer, keepAnswer } from './kept-answers.rules.ts';
import { participantStore } from './participants.store.ts';

/** What these people of a meeting answered, as `restoreAnswers` gives it back. */
export async function listAnswers(
  scope: CompanyScope,
  meetingId: string,
  userIds: readonly string[],
): Promise<KeptAnswer[]> {
  if (userIds.length === 0) return [];
  return (await participantStore.listAnswers(scope.db, meetingId, userIds)).map(keepAnswer);
}
