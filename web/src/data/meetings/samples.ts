import { fillSample, readSample, removeSample } from '@hopgon/contract/samples/routes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';

/** Whether there is a sample, or room for one. */
export const sampleQuery = queryOptions({
  queryKey: ['meetings', 'sample'],
  queryFn: ({ signal }) => call(readSample, {}, { signal }),
});

/** Whether figures have nothing to count but the sample. */
export const useIsSampleAlone = (): boolean => useQuery(sampleQuery).data?.alone ?? false;

function useReread() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      ['meetings', 'action-items', 'transcripts'].map((topic) =>
        queryClient.invalidateQueries({ queryKey: [topic] }),
      ),
    );
}

export function useFillSample() {
  const reread = useReread();
  const key = useSubmitKey();
  return useMutation({
    mutationFn: () => call(fillSample, {}, { idempotencyKey: key.keyFor({}) }),
    onSuccess: () => {
      key.renew();
      return reread();
    },
  });
}

export function useRemoveSample() {
  const reread = useReread();
  return useMutation({ mutationFn: () => call(removeSample, {}), onSuccess: reread });
}
