import type { Card, ChatMessage } from '@hopgon/contract/chat/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { chatMessagesQuery } from '../../data/chat.ts';

/** Adds what was said last, unless it is there already. */
export function addMessages(
  queryClient: QueryClient,
  sessionId: string,
  added: readonly ChatMessage[],
): void {
  queryClient.setQueryData(chatMessagesQuery(sessionId).queryKey, (data) => {
    const [newest, ...older] = data?.pages ?? [];
    if (!data || !newest) return data;
    // A wake-up was faster: the turn is there, with the ids the server gave.
    if (newest.messages.some(({ id }) => id === added.at(-1)?.id)) return data;
    return { ...data, pages: [{ ...newest, messages: [...newest.messages, ...added] }, ...older] };
  });
}

export function replaceCard(queryClient: QueryClient, sessionId: string, card: Card): void {
  queryClient.setQueryData(
    chatMessagesQuery(sessionId).queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          messages: page.messages.map((message) =>
            message.card?.id === card.id ? { ...message, card } : message,
          ),
        })),
      },
  );
}

/** A conversation begun a moment ago holds nothing: no need to ask. */
export function beginEmpty(queryClient: QueryClient, sessionId: string): void {
  queryClient.setQueryData(chatMessagesQuery(sessionId).queryKey, {
    pages: [{ messages: [], nextCursor: null }],
    pageParams: [undefined],
  });
}

/** Everything of the chat that is shown is read again. */
export const rereadChat = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['chat'] });
