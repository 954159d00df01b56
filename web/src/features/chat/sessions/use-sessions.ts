import type { ChatSession } from '@hopgon/contract/chat/schemas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatSessionQuery, chatSessionsQuery } from '../../../data/chat.ts';
import { filterSessions } from './filter-sessions.rules.ts';

/** The conversations whose title holds the words. A search looks through all of them, so it reads what is missing. */
export function useSessions(words: string) {
  const list = useInfiniteQuery(chatSessionsQuery);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const { fetchNextPage, refetch } = list;
  const searching = words.trim() !== '';
  useEffect(() => {
    // A page that does not come is asked for again by a press alone, or it would be asked for without end.
    if (searching && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [searching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const sessions = data?.pages.flatMap((page) => page.sessions) ?? [];
  return {
    sessions,
    shown: filterSessions(sessions, words),
    error: data ? null : error,
    isPending,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/** The conversation that is open: from the list, or asked for when it stands on no page read so far. */
export function useSession(sessionId: string | undefined): ChatSession | undefined {
  const { data: list } = useInfiniteQuery(chatSessionsQuery);
  const listed = list?.pages.flatMap((page) => page.sessions).find(({ id }) => id === sessionId);
  const { data: asked } = useQuery({
    ...chatSessionQuery(sessionId ?? ''),
    enabled: sessionId !== undefined && list !== undefined && !listed,
  });
  return listed ?? asked;
}
