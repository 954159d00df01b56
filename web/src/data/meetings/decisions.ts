import {
  listContradictions,
  listDecisions,
  listStalePromises,
  resolveContradiction,
  resolveStalePromise,
} from '@hopgon/contract/decisions/routes';
import type {
  ContradictionVerdict,
  DecisionContradiction,
  DecisionStanding,
  StalePromise,
} from '@hopgon/contract/decisions/schemas';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { keepablePage } from '../../lib/offline/kept-lists.rules.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { useInvalidate } from '../use-invalidate.ts';

export interface DecisionFilter {
  readonly search: string;
  readonly standing?: DecisionStanding;
  /** Days, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** Decisions of meetings one may find, the newest first; the beginning of all is kept for the time without a network. */
export const decisionsQuery = (filter: DecisionFilter) =>
  infiniteQueryOptions({
    queryKey: ['meetings', 'decisions', filter],
    queryFn: ({ signal, pageParam, queryKey }) => {
      const ask = () =>
        call(listDecisions, { query: { ...filter, cursor: pageParam || undefined, limit: 30 } }, { signal });
      const { search, standing, from, to } = filter;
      const isUsual = search === '' && !standing && !from && !to && !pageParam;
      return isUsual ? lastRead.read({ name: 'decisions', queryKey, keepable: keepablePage }, ask) : ask();
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Decisions in force that seem to contradict each other. */
export const contradictionsQuery = queryOptions({
  queryKey: ['meetings', 'decisions', 'contradictions'],
  queryFn: ({ signal, queryKey }) =>
    lastRead.read(
      { name: 'contradictions', queryKey },
      async () => (await call(listContradictions, {}, { signal })).contradictions,
    ),
});

interface Resolved {
  readonly contradiction: DecisionContradiction;
  readonly verdict: ContradictionVerdict | null;
}

/** Confirms or dismisses a contradiction; null undoes that. */
export function useResolveContradiction() {
  const invalidate = useInvalidate(['meetings', 'decisions', 'contradictions']);
  return useMutation({
    mutationFn: ({ contradiction: { first, second }, verdict }: Resolved) =>
      call(resolveContradiction, {
        params: { meetingId: second.meeting.id },
        body: { firstId: first.id, secondId: second.id, verdict },
      }),
    onSuccess: () => invalidate(),
  });
}

/** Promises of meetings that nothing followed. */
export const stalePromisesQuery = queryOptions({
  queryKey: ['meetings', 'decisions', 'stale promises'],
  queryFn: ({ signal, queryKey }) =>
    lastRead.read(
      { name: 'stale promises', queryKey },
      async () => (await call(listStalePromises, {}, { signal })).promises,
    ),
});

interface ResolvedPromise {
  readonly promise: StalePromise;
  readonly verdict: ContradictionVerdict | null;
}

/** Confirms or dismisses a stale promise; null undoes that. */
export function useResolveStalePromise() {
  const invalidate = useInvalidate(['meetings', 'decisions', 'stale promises']);
  return useMutation({
    mutationFn: ({ promise: { id, meeting }, verdict }: ResolvedPromise) =>
      call(resolveStalePromise, { params: { meetingId: meeting.id }, body: { id, verdict } }),
    onSuccess: () => invalidate(),
  });
}
