import type { ChatMessage, RunningAnswer } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentMessage } from '../chat.presenter.ts';
import { cursorAfter, readMessageCursor } from './message-cursor.rules.ts';
import { messagesStore } from './messages.store.ts';
import { readMessageSources } from './read-message-sources.ts';

/** The newest page first; within a page, messages stand in the order of time. */
export async function listChatMessages(
  world: Pick<World, 'clock' | 'runningAnswers'>,
  scope: CompanyScope,
  page: { sessionId: string; limit: number; cursor?: string | undefined },
): Promise<{ messages: ChatMessage[]; nextCursor: string | null; running: RunningAnswer | null }> {
  const rows = await messagesStore.page(scope.db, {
    sessionId: page.sessionId,
    userId: scope.actor.userId,
    before: readMessageCursor(page.cursor),
    limit: page.limit + 1,
  });
  if (!rows) throw new Failure('chat_session_not_found');
  const now = world.clock.now();
  const shown = await readMessageSources(scope, rows.slice(0, page.limit));
  const messages = shown.map((row) => presentMessage(row, now));
  const key = { sessionId: page.sessionId, userId: scope.actor.userId };
  return {
    messages: messages.toReversed(),
    nextCursor: cursorAfter(rows, page.limit),
    running: await world.runningAnswers.find(scope.db, key),
  };
}
