import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readChatSession } from '../sessions/read-chat-session.ts';

/** Ends the call of the model that answers in a conversation; what it said so far is kept. */
export async function endChatAnswer(
  world: Pick<World, 'runningAnswers'>,
  scope: CompanyScope,
  sessionId: string,
): Promise<{ wasRunning: boolean }> {
  await readChatSession(scope, sessionId);
  const key = { sessionId, userId: scope.actor.userId };
  const wasRunning = (await world.runningAnswers.find(scope.db, key)) !== null;
  world.runningAnswers.stop(key);
  return { wasRunning };
}
