import { searchCompany } from '@hopgon/contract/search/routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** What a person may see and some words name; without words, what was changed last. Read again soon: no wake-up covers it. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: ({ signal }) => call(searchCompany, { query: { query: words } }, { signal }),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

/** What was said in meetings one may see: asked apart, so that names need not wait for it. */
export const saidQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', 'said', words],
    queryFn: ({ signal }) => call(searchCompany, { query: { query: words, kinds: 'said' } }, { signal }),
    enabled: words.length >= leastLetters,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

/** Fewer letters begin half of all that was ever said. */
const leastLetters = 3;
