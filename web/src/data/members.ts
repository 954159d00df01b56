import { listMembers } from '@hopgon/contract/companies/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** The first 200 members, by given name. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => call(listMembers, { query: { limit: 200 } }, { signal }),
});
