import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readChatSession } from '../sessions/read-chat-session.ts';
import type { AnswerFollower } from './create-running-answers.ts';

/** Follows the answer that is written in a conversation to its end, as a page does that was reloaded. */
export async function joinChatAnswer(
  world: Pick<World, 'runningAnswers'>,
  scope: CompanyScope,
  sessionId: string,
  follower: AnswerFollower,
): Promise<{ wasRunning: boolean }> {
  await readChatSession(scope, sessionId);
  const key = { sessionId, userId: scope.actor.userId };
  return { wasRunning: await world.runningAnswers.follow(scope.db, key, follower) };
}
