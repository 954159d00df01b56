import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import { fold } from '@hopgon/engine/text/fold';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { chatSearchLimits } from '../chat.limits.ts';
import { presentMessage } from '../chat.presenter.ts';
import { sessionsStore } from '../sessions/sessions.store.ts';
import { cursorAfter, readMessageCursor } from './message-cursor.rules.ts';
import { messagesStore } from './messages.store.ts';
import { readMessageSources } from './read-message-sources.ts';

/** Finds words in the person's own messages, in all conversations or in one. */
export async function searchChat(
  world: Pick<World, 'clock' | 'limiter'>,
  scope: CompanyScope,
  page: { words: string; sessionId: string | null; limit: number; cursor?: string | undefined },
): Promise<{ messages: ChatMessage[]; nextCursor: string | null }> {
  const { userId } = scope.actor;
  await spendShared(world.limiter, chatSearchLimits, { userId, ...(await scope.entry()) });
  const before = readMessageCursor(page.cursor);
  if (page.sessionId !== null && !(await sessionsStore.find(scope.db, { id: page.sessionId, userId }))) {
    throw new Failure('chat_session_not_found');
  }
  const rows = await messagesStore.search(scope.db, {
    words: page.words,
    sessionId: page.sessionId,
    userId,
    before,
    limit: page.limit + 1,
  });
  const now = world.clock.now();
  const shown = await readMessageSources(scope, rows.slice(0, page.limit));
  // What is left of an answer may not hold the words any more.
  const words = fold(page.words);
  return {
    messages: shown
      .filter(({ content }) => fold(content).includes(words))
      .map((row) => presentMessage(row, now)),
    nextCursor: cursorAfter(rows, page.limit),
  };
}
