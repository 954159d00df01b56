import {
  listFailedMails,
  listWaitingMails,
  readTestMail,
  retryMail,
  sendTestMail,
} from '@hopgon/contract/email/routes';
import type { WaitingMails } from '@hopgon/contract/email/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** Own mails to people outside that wait; meetings and polls that queue them wake their screens. */
export const waitingMailsQuery = queryOptions({
  queryKey: ['meetings', 'waiting-mails'],
  queryFn: async ({ signal }) => (await call(listWaitingMails, {}, { signal })).waiting,
});

/** What mails to guests of a meeting or poll that was just made wait for; undefined where none waits or it is not known. */
export function useFindWaiting(): (
  subjectIds: readonly (string | undefined)[],
) => Promise<WaitingMails | undefined> {
  const queryClient = useQueryClient();
  return async (subjectIds) => {
    const waiting = await queryClient.fetchQuery({ ...waitingMailsQuery, staleTime: 0 }).catch(() => []);
    return waiting.find(({ subjectId }) => subjectIds.includes(subjectId));
  };
}

/** How many of them wait for that. */
export const countWaiting = (
  waiting: readonly WaitingMails[] | undefined,
  waitsFor: WaitingMails['waitsFor'],
): number => (waiting ?? []).reduce((sum, mails) => sum + (mails.waitsFor === waitsFor ? mails.count : 0), 0);

export const failedMailsQuery = queryOptions({
  queryKey: ['mails', 'failed'],
  queryFn: async ({ signal }) => (await call(listFailedMails, {}, { signal })).mails,
});

export function useRetryMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => call(retryMail, { params: { mailId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: failedMailsQuery.queryKey }),
  });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const [tries, between] = [8, 1_000];

/** Sends a test mail to oneself, and waits a little for its result. */
export const useSendTestMail = () =>
  useMutation({
    mutationFn: async (idempotencyKey: string) => {
      const { to } = await call(sendTestMail, {}, { idempotencyKey });
      for (let turn = 1; ; turn += 1) {
        const { mail } = await call(readTestMail, {});
        if ((mail && mail.state !== 'queued') || turn === tries) return { to, mail };
        await pause(between);
      }
    },
  });
