import {
  createRetentionHold,
  deleteRetentionHold,
  previewRetention,
  readRetention,
  updateRetention,
} from '@hopgon/contract/retention/routes';
import type {
  NewRetentionHold,
  RetentionChange,
  RetentionRules,
  RetentionSettings,
} from '@hopgon/contract/retention/schemas';
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

/** What is held changes what every preview counts. */
function useSaveHolds<Input>(save: (input: Input) => Promise<RetentionSettings>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      queryClient.setQueryData(retentionQuery.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: [...retentionQuery.queryKey, 'preview'] });
    },
  });
}

export const useCreateHold = () =>
  useSaveHolds((hold: NewRetentionHold) => call(createRetentionHold, { body: hold }));

export const useReleaseHold = () =>
  useSaveHolds((holdId: string) => call(deleteRetentionHold, { params: { holdId } }));
