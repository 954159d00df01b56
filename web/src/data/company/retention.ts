import { previewRetention, readRetention, updateRetention } from '@hopgon/contract/retention/routes';
import type { RetentionChange, RetentionRules } from '@hopgon/contract/retention/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export const retentionQuery = queryOptions({
  queryKey: ['company', 'retention'],
  queryFn: ({ signal }) => call(readRetention, {}, { signal }),
});

/** What rules would delete now. */
export const retentionPreviewQuery = ({ transcripts, meetings, keepsAdopted }: RetentionRules) =>
  queryOptions({
    queryKey: ['company', 'retention', 'preview', { transcripts, meetings, keepsAdopted }],
    queryFn: ({ signal }) =>
      call(
        previewRetention,
        {
          query: {
            ...(transcripts !== null && { transcripts: String(transcripts) }),
            ...(meetings !== null && { meetings: String(meetings) }),
            keepsAdopted: keepsAdopted ? 'true' : 'false',
          },
        },
        { signal },
      ),
  });

export function useUpdateRetention() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: RetentionChange) => call(updateRetention, { body: change }),
    onSuccess: (saved) => queryClient.setQueryData(retentionQuery.queryKey, saved),
    // Refused where the counts changed meanwhile: they are read again.
    onError: () => queryClient.invalidateQueries({ queryKey: retentionQuery.queryKey }),
  });
}
