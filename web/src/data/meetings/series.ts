import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CallInput } from '@hopgon/contract/route';
import {
  answerSeries,
  cancelSeries,
  createSeries,
  readSeries,
  updateSeries,
} from '@hopgon/contract/series/routes';
import type { SeriesSpan } from '@hopgon/contract/series/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Which meetings of a series: one alone, it and those that follow, or all that have not begun. */
export type SeriesPart = 'this' | SeriesSpan;

/** The series of a meeting, and where in it the meeting stands; null for one that does not repeat. */
export const seriesQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['meetings', 'series', meetingId],
    queryFn: async ({ signal }) => (await call(readSeries, { params: { meetingId } }, { signal })).series,
  });

function useReread() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['meetings'] });
}

type NewSeries = CallInput<typeof createSeries>['body'];

export function useCreateSeries() {
  const reread = useReread();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewSeries; idempotencyKey: string }): Promise<Meeting> =>
      call(createSeries, { body }, { idempotencyKey }),
    onSuccess: () => void reread(),
  });
}

type SeriesChanges = CallInput<typeof updateSeries>['body'];

export function useUpdateSeries(meetingId: string) {
  const reread = useReread();
  return useMutation({
    mutationFn: (body: SeriesChanges) => call(updateSeries, { params: { meetingId }, body }),
    onSuccess: reread,
  });
}

export function useCancelSeries(meetingId: string) {
  const reread = useReread();
  return useMutation({
    mutationFn: (query: { readonly span: SeriesSpan; readonly reason: string }) =>
      call(cancelSeries, { params: { meetingId }, query }),
    onSuccess: reread,
  });
}

type SeriesAnswer = CallInput<typeof answerSeries>['body'];

export function useAnswerSeries(meetingId: string) {
  const reread = useReread();
  return useMutation({
    mutationFn: (body: SeriesAnswer) => call(answerSeries, { params: { meetingId }, body }),
    onSuccess: reread,
  });
}
