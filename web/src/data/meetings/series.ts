import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CallInput } from '@hopgon/contract/route';
import {
  cancelSeries,
  createSeries,
  readSeries,
  respondToSeries,
  updateSeries,
} from '@hopgon/contract/series/routes';
import type { SeriesSpan } from '@hopgon/contract/series/schemas';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** Which meetings of a series: one alone, it and those that follow, or all that have not begun. */
export type SeriesPart = 'this' | SeriesSpan;

/** The series of a meeting, and where in it the meeting stands; null for one that does not repeat. */
export const seriesQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['meetings', 'series', meetingId],
    queryFn: async ({ signal }) => (await call(readSeries, { params: { meetingId } }, { signal })).series,
  });

type NewSeries = CallInput<typeof createSeries>['body'];

export function useCreateSeries() {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewSeries; idempotencyKey: string }): Promise<Meeting> =>
      call(createSeries, { body }, { idempotencyKey }),
    onSuccess: () => void invalidate(),
  });
}

type SeriesChanges = CallInput<typeof updateSeries>['body'];

export function useUpdateSeries(meetingId: string) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: (body: SeriesChanges) => call(updateSeries, { params: { meetingId }, body }),
    onSuccess: invalidate,
  });
}

export function useCancelSeries(meetingId: string) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: (query: { readonly span: SeriesSpan; readonly reason: string }) =>
      call(cancelSeries, { params: { meetingId }, query }),
    onSuccess: invalidate,
  });
}

type SeriesAnswer = CallInput<typeof respondToSeries>['body'];

export function useAnswerSeries(meetingId: string) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: (body: SeriesAnswer) => call(respondToSeries, { params: { meetingId }, body }),
    // Also after a refusal: the meeting may have moved.
    onSettled: invalidate,
  });
}
