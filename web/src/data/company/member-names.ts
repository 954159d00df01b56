import { listMembers } from '@hopgon/contract/companies/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { personOf } from './member-search.ts';

async function readNames(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const page = await call(listMembers, { query: { cursor, limit: 200 } }, { signal });
    for (const { id, name } of page.members.map(personOf)) if (ids.includes(id)) names.set(id, name);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && names.size < ids.length);
  return names;
}

/** Names of some members, of whom only ids are known; who is no member has none. */
export const memberNamesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['members', 'names', ...ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => readNames(ids, signal),
    placeholderData: (before) => before,
  });
