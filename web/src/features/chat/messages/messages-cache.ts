import type { Card, ChatMessage } from '@hopgon/contract/chat/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { chatMessagesQuery } from '../../../data/chat.ts';
import { withAdded, withCard } from '../../../data/known-messages.ts';

/** Adds what was said last, unless it is there already. */
export function addMessages(
  queryClient: QueryClient,
  sessionId: string,
  added: readonly ChatMessage[],
): void {
  queryClient.setQueryData(
    chatMessagesQuery(sessionId).queryKey,
    (known) => known && withAdded(known, added),
  );
}

export function replaceCard(queryClient: QueryClient, sessionId: string, card: Card): void {
  queryClient.setQueryData(chatMessagesQuery(sessionId).queryKey, (known) => known && withCard(known, card));
}

/** A conversation begun a moment ago holds nothing: no need to ask. */
export function beginEmpty(queryClient: QueryClient, sessionId: string): void {
  queryClient.setQueryData(chatMessagesQuery(sessionId).queryKey, { messages: [], earlier: null });
}

/** Everything of the chat that is shown is read again. */
export const rereadChat = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['chat'] });
