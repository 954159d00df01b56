import { createSample, readSample, removeSample } from '@hopgon/contract/samples/routes';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** Whether there is a sample, or room for one. */
export const sampleQuery = queryOptions({
  queryKey: ['meetings', 'sample'],
  queryFn: ({ signal }) => call(readSample, {}, { signal }),
});

/** Whether figures have nothing to count but the sample. */
export const useIsSampleAlone = (): boolean => useQuery(sampleQuery).data?.alone ?? false;

export function useFillSample() {
  const invalidate = useInvalidate(['meetings'], ['action-items'], ['transcripts']);
  const key = useSubmitKey();
  return useMutation({
    mutationFn: () => call(createSample, {}, { idempotencyKey: key.keyFor({}) }),
    onSuccess: () => {
      key.renew();
      return invalidate();
    },
  });
}

export function useRemoveSample() {
  const invalidate = useInvalidate(['meetings'], ['action-items'], ['transcripts']);
  return useMutation({ mutationFn: () => call(removeSample, {}), onSuccess: invalidate });
}
