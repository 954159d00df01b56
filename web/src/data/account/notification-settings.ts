import {
  deletePushSubscription,
  readLinkedMails,
  readNotificationSettings,
  readPushState,
  savePushSubscription,
  sendTestPush,
  updateLinkedMails,
  updateNotificationSettings,
} from '@hopgon/contract/notifications/routes';
import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '@hopgon/contract/notifications/settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { isRefusal } from '../../lib/api/call-failure.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { subscribeBrowser, unsubscribeBrowser } from '../../lib/push-subscription.ts';

const topic = 'me';

export const notificationSettingsQuery = queryOptions({
  queryKey: [topic, 'notification settings'],
  queryFn: ({ signal }) => call(readNotificationSettings, {}, { signal }),
});

export const pushStateQuery = queryOptions({
  queryKey: [topic, 'push'],
  queryFn: ({ signal }) => call(readPushState, {}, { signal }),
});

/** A zone that the server does not know is left out where more is saved with it. */
async function saveSettings(body: NotificationSettingsChange): Promise<NotificationSettings> {
  try {
    return await call(updateNotificationSettings, { body });
  } catch (error) {
    const { timeZone: _, ...rest } = body;
    if (!isRefusal(error, 'time_zone_unknown') || Object.keys(rest).length === 0) throw error;
    return call(updateNotificationSettings, { body: rest });
  }
}

export function useSaveNotificationSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveSettings,
    onSuccess: (settings) => queryClient.setQueryData(notificationSettingsQuery.queryKey, settings),
  });
}

/** The zone decides when push messages wait; a server that does not know it goes by the company's. */
const saveZone = (): Promise<unknown> =>
  call(updateNotificationSettings, { body: { timeZone: browserZone() } }).catch((error: unknown) =>
    logProblem('The zone of this browser was not saved.', error),
  );

/** Asks the browser for permission; only ever at a press. */
export function useTurnOnPush() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (publicKey: string) => {
      const body = await subscribeBrowser(publicKey);
      const state = await call(savePushSubscription, { body });
      await saveZone();
      return state;
    },
    onSuccess: (state) => queryClient.setQueryData(pushStateQuery.queryKey, state),
  });
}

export function useTurnOffPush() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const state = await call(deletePushSubscription, {});
      await unsubscribeBrowser();
      return state;
    },
    onSuccess: (state) => queryClient.setQueryData(pushStateQuery.queryKey, state),
  });
}

export const useTestPush = () => useMutation({ mutationFn: () => call(sendTestPush, {}) });

/** The mails of a signed link, for anyone who has the link, signed in or not. */
export const linkedMailsQuery = (token: string) =>
  queryOptions({
    queryKey: ['linked mails', token],
    queryFn: ({ signal }) => call(readLinkedMails, { body: { token } }, { signal }),
    retry: false,
  });

export function useChooseLinkedMails(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => call(updateLinkedMails, { body: { token, on } }),
    onSuccess: (mails) => queryClient.setQueryData(linkedMailsQuery(token).queryKey, mails),
  });
}
