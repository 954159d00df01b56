import { readReader, saveReader } from '@hopgon/contract/readings/model/routes';
import type { ReaderName } from '@hopgon/contract/readings/model/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Who read a meeting: the engine, or a model beside it. */
export const readerQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['readings', 'reader', meetingId],
    queryFn: ({ signal }) => call(readReader, { params: { meetingId } }, { signal }),
  });

/** Proposes what the other one read. */
export function useSaveReader(meetingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reader: ReaderName) => call(saveReader, { params: { meetingId }, body: { reader } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['readings'] }),
  });
}
