import { listAdoptedDecisions } from '@hopgon/contract/minutes/decisions/routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Decisions of adopted minutes that have these words. */
export const decisionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['minutes', 'decisions', search],
    queryFn: async ({ signal }) =>
      (await call(listAdoptedDecisions, { query: { search } }, { signal })).decisions,
    placeholderData: keepPreviousData,
  });
