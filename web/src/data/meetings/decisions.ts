import { listDecisions } from '@hopgon/contract/decisions/routes';
import type { DecisionStanding } from '@hopgon/contract/decisions/schemas';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export interface DecisionFilter {
  readonly search: string;
  readonly standing?: DecisionStanding;
  /** Days, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** Decisions of meetings one may find, the newest first. */
export const decisionsQuery = (filter: DecisionFilter) =>
  infiniteQueryOptions({
    queryKey: ['meetings', 'decisions', filter],
    queryFn: ({ signal, pageParam }) =>
      call(listDecisions, { query: { ...filter, cursor: pageParam || undefined, limit: 30 } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
