import type { CallInput } from '@hopgon/contract/route';
import {
  cancelPoll,
  completePoll,
  createPoll,
  listPolls,
  readGuestPoll,
  readPoll,
  readSharedPoll,
  suggestTimes,
  updatePoll,
  voteAsGuest,
  voteInPoll,
  voteInSharedPoll,
} from '@hopgon/contract/scheduling/routes';
import type { Poll } from '@hopgon/contract/scheduling/schemas';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { waitingMailsQuery } from '../email.ts';

export type TimeSearch = CallInput<typeof suggestTimes>['body'];

/** The best times for some people; searched again when meetings change. */
export const suggestionsQuery = (search: TimeSearch) =>
  queryOptions({
    queryKey: ['meetings', 'suggest', search],
    queryFn: ({ signal }) => call(suggestTimes, { body: search }, { signal }),
    enabled: search.people.some(({ required }) => required),
    placeholderData: keepPreviousData,
  });

/** Polls one made or is asked in, the newest first. */
export const pollsQuery = queryOptions({
  queryKey: ['polls', 'list'],
  queryFn: ({ signal }) => call(listPolls, {}, { signal }),
});

export const pollQuery = (pollId: string) =>
  queryOptions({
    queryKey: ['polls', 'one', pollId],
    queryFn: ({ signal }) => call(readPoll, { params: { pollId } }, { signal }),
  });

/** What happens after a change: what is known of the poll is what came back, and lists are read again. */
function useKeep() {
  const queryClient = useQueryClient();
  return (poll: Poll) => {
    queryClient.setQueryData(pollQuery(poll.id).queryKey, poll);
    void queryClient.invalidateQueries({ queryKey: ['polls'] });
    void queryClient.invalidateQueries({ queryKey: waitingMailsQuery.queryKey });
  };
}

export type NewPoll = CallInput<typeof createPoll>['body'];
export type GivenVotes = CallInput<typeof voteInPoll>['body']['votes'];

export function useCreatePoll() {
  const keep = useKeep();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewPoll; idempotencyKey: string }) =>
      call(createPoll, { body }, { idempotencyKey }),
    onSuccess: keep,
  });
}

/** After a refusal: its times may be others. */
function useReadPollsAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['polls'] });
}

export function useVoteInPoll(pollId: string) {
  const keep = useKeep();
  const onError = useReadPollsAgain();
  return useMutation({
    mutationFn: (votes: GivenVotes) => call(voteInPoll, { params: { pollId }, body: { votes } }),
    onSuccess: keep,
    onError,
  });
}

/** The poll of a link that its organizer shared. */
export const sharedPollQuery = (token: string) =>
  queryOptions({
    queryKey: ['polls', 'shared', token],
    queryFn: ({ signal }) => call(readSharedPoll, { body: { token } }, { signal }),
  });

export function useVoteInSharedPoll(token: string) {
  const queryClient = useQueryClient();
  const keep = useKeep();
  const onError = useReadPollsAgain();
  return useMutation({
    onError,
    mutationFn: (votes: GivenVotes) => call(voteInSharedPoll, { body: { token, votes } }),
    onSuccess: (poll) => {
      queryClient.setQueryData(sharedPollQuery(token).queryKey, poll);
      keep(poll);
    },
  });
}

export function useUpdatePoll(pollId: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: CallInput<typeof updatePoll>['body']) =>
      call(updatePoll, { params: { pollId }, body }),
    onSuccess: keep,
  });
}

export function useCompletePoll(pollId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      body,
      idempotencyKey,
    }: {
      body: CallInput<typeof completePoll>['body'];
      idempotencyKey: string;
    }) => call(completePoll, { params: { pollId }, body }, { idempotencyKey }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['polls'] });
      void queryClient.invalidateQueries({ queryKey: ['meetings'] });
    },
  });
}

export function useCancelPoll(pollId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(cancelPoll, { params: { pollId }, query: { reason } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['polls'] }),
  });
}

/** What the link of a guest shows; nobody has to be signed in. */
export const guestPollQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-poll', token],
    queryFn: ({ signal }) => call(readGuestPoll, { body: { token } }, { signal }),
    retry: false,
  });

export function useVoteAsGuest(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (votes: GivenVotes) => call(voteAsGuest, { body: { token, votes } }),
    onSuccess: (poll) => queryClient.setQueryData(guestPollQuery(token).queryKey, poll),
    // Its times may be others.
    onError: () => queryClient.invalidateQueries({ queryKey: guestPollQuery(token).queryKey }),
  });
}
