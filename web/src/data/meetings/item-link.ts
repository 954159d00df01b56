import { readItemByLink, respondToItemByLink } from '@hopgon/contract/action-items/routes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** The task of a signed link, for anyone who has the link, signed in or not. */
export const linkedItemQuery = (token: string) =>
  queryOptions({
    queryKey: ['linked item', token],
    queryFn: ({ signal }) => call(readItemByLink, { body: { token } }, { signal }),
    // Once answered the link opens nothing; what was answered stays on the page.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export function useRespondByItemLink(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: { accept: boolean; reason?: string }) =>
      call(respondToItemByLink, { body: { token, ...answer } }),
    onSuccess: (item) => queryClient.setQueryData(linkedItemQuery(token).queryKey, item),
  });
}
