import { listMembers } from '@hopgon/contract/companies/routes';
import type { Member } from '@hopgon/contract/companies/schemas';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

/** A member as lists to choose from name them. */
export const personOf = ({
  userId,
  displayName,
  email,
}: Pick<Member, 'userId' | 'displayName' | 'email'>) => ({
  id: userId,
  name: displayName || email,
});

/** Members whose name, e-mail, department or position holds some words, by given name; the first ones when there are none. */
const memberSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['members', 'search', search],
    queryFn: ({ signal }) => call(listMembers, { query: { query: search, limit: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Members found by what is typed, asked for once it stands still. */
export function useMemberSearch(typed: string) {
  const words = typed.normalize('NFC').trim();
  const debounced = useDebounced(words);
  const { data, isPlaceholderData } = useQuery(memberSearchQuery(debounced));
  return {
    /** Nothing while none were found for any words yet. */
    members: data?.members,
    /** They are those of the words as they stand now, not of some letters before. */
    isCurrent: data !== undefined && !isPlaceholderData && debounced === words,
  };
}
