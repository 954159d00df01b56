import { listMembers } from '@hopgon/contract/companies/routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** Members whose name, e-mail, department or position holds some words, by given name; the first ones when there are none. */
export const memberSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['members', 'search', search],
    queryFn: ({ signal }) => call(listMembers, { query: { search, limit: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  });
