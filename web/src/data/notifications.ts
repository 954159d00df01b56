import { respondToActionItem } from '@hopgon/contract/action-items/routes';
import { approveMember } from '@hopgon/contract/companies/routes';
import { readMeeting, respondToInvitation } from '@hopgon/contract/meetings/routes';
import type { ReadTimes } from '@hopgon/contract/meetings/schemas';
import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import type { ListedNotification, NotificationAct } from '@hopgon/contract/notifications/schemas';
import { respondToSeries } from '@hopgon/contract/series/routes';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { failureText } from '../lib/api/call-failure.ts';
import { keepableNotifications } from '../lib/offline/kept-lists.rules.ts';
import { lastRead } from '../lib/offline/last-read.ts';
import { toast } from '../ui/overlays/toast.ts';
import { firstPage } from './first-page.ts';
import { leftOpenInWords } from './meetings/answer-words.ts';

const topic = 'notifications';

/** The newest rows, as the bell shows them. */
export const notificationsQuery = queryOptions({
  queryKey: [topic],
  queryFn: ({ signal, queryKey }) =>
    lastRead.read({ name: 'bell', queryKey, keepable: keepableNotifications }, () =>
      call(listNotifications, { query: { limit: 30, bundled: 'true' } }, { signal }),
    ),
});

/** All rows, or the unread, fifty at a time. */
export const allNotificationsQuery = (onlyUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: [topic, 'all', onlyUnread],
    queryFn: ({ signal, pageParam, queryKey }) => {
      const unread = onlyUnread ? 'true' : 'false';
      const query = { limit: 50, cursor: pageParam, unread, bundled: 'true' } as const;
      const ask = () => call(listNotifications, { query }, { signal });
      const name = onlyUnread ? 'unread notifications' : 'notifications';
      return pageParam ? ask() : lastRead.read({ name, queryKey, keepable: keepableNotifications }, ask);
    },
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** The single lines of a row, fifty at a time. */
export const bundleLinesQuery = (bundle: string, onlyUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: [topic, 'bundle', bundle, onlyUnread],
    queryFn: ({ signal, pageParam }) =>
      call(
        listNotifications,
        { query: { limit: 50, cursor: pageParam, unread: onlyUnread ? 'true' : 'false', bundle } },
        { signal },
      ),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** What is read: a line, or a row with what stands in it. */
export type ReadNotification = Pick<ListedNotification, 'id'> & Partial<Pick<ListedNotification, 'bundle'>>;

/** Marks one read, or all that the bell has shown: what came since then was not seen. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (read?: ReadNotification) => {
      const newest = queryClient.getQueryData(notificationsQuery.queryKey)?.notifications[0];
      const all = newest ? { upTo: newest.id } : {};
      return call(readNotifications, {
        body: read ? { ids: [read.id], bundled: Boolean(read.bundle) } : all,
      });
    },
    onError: (error) => toast.fail(failureText(error, 'Không thể đánh dấu đã đọc. Vui lòng thử lại.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  });
}

/** An invitation to a meeting of a series is one to those that follow, too. */
async function acceptInvitation(meetingId: string, times: ReadTimes): Promise<string> {
  const params = { meetingId };
  const { series } = await call(readMeeting, { params });
  const body = { times, answer: 'accepted' as const };
  if (series) {
    const { leftOpen } = await call(respondToSeries, { params, body: { ...body, span: 'following' } });
    return leftOpenInWords(leftOpen);
  }
  await call(respondToInvitation, { params, body });
  return '';
}

/** Answers what it has left open, to be said behind what is done. */
async function perform(act: NotificationAct): Promise<string> {
  switch (act.kind) {
    case 'answer-meeting':
      return acceptInvitation(act.id, act.times);
    case 'accept-item':
      await call(respondToActionItem, {
        params: { itemId: act.id },
        body: { accept: true, version: act.version },
      });
      return '';
    case 'approve-member':
      await call(approveMember, { params: { userId: act.id } });
      return '';
  }
}

/** What becomes different by an act, by the first part of a query's key. */
const touched = new Set([topic, 'meetings', 'action-items', 'members', 'company']);

/** Does what a notification asks for; it is read then. */
export function useActOnNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: perform,
    // Also after a refusal: somebody else was faster.
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[0])) }),
  });
}
