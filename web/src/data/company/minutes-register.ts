import {
  listMinutesNumbers,
  readMinutesSettings,
  updateMinutesSettings,
} from '@hopgon/contract/minutes/register/routes';
import type { MinutesSettings } from '@hopgon/contract/minutes/register/schemas';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** The numbers of a year, the newest first. */
export const registerQuery = (year: number, search: string) =>
  infiniteQueryOptions({
    queryKey: ['minutes', 'register', year, search],
    queryFn: ({ signal, pageParam }) =>
      call(
        listMinutesNumbers,
        { query: { year, search, cursor: pageParam || undefined, limit: 50 } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** How the company writes its minutes. */
export const minutesSettingsQuery = queryOptions({
  queryKey: ['company', 'minutes-settings'],
  queryFn: ({ signal }) => call(readMinutesSettings, {}, { signal }),
});

export function useUpdateMinutesSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change, version }: { change: Partial<MinutesSettings>; version: number }) =>
      call(updateMinutesSettings, { body: { ...change, version } }),
    onSuccess: (saved) => client.setQueryData(minutesSettingsQuery.queryKey, saved),
    onSettled: useInvalidate(['company']),
  });
}
