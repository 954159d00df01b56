import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { firstPage } from './first-page.ts';

const topic = 'notifications';

/** The newest, as the bell shows them: more than fit, for those alike stand in one line. */
export const notificationsQuery = queryOptions({
  queryKey: [topic],
  queryFn: ({ signal }) => call(listNotifications, { query: { limit: 50 } }, { signal }),
});

/** All of them, or the unread, fifty at a time. */
export const allNotificationsQuery = (onlyUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: [topic, 'all', onlyUnread],
    queryFn: ({ signal, pageParam }) =>
      call(
        listNotifications,
        { query: { limit: 50, cursor: pageParam, unread: onlyUnread ? 'true' : 'false' } },
        { signal },
      ),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Marks the named ones read, or all. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => call(readNotifications, { body: { ids } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  });
}
