import {
  createMinutesComment,
  listMinutesChanges,
  listMinutesComments,
  listMinutesVersions,
  readMinutesVersion,
  resolveMinutesComment,
} from '@hopgon/contract/minutes/remarks/routes';
import type { CallInput } from '@hopgon/contract/route';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

const topic = 'minutes';

export const commentsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: [topic, 'comments', meetingId],
    queryFn: ({ signal }) => call(listMinutesComments, { params: { meetingId } }, { signal }),
  });

export type NewComment = CallInput<typeof createMinutesComment>['body'];

export function useCreateComment(meetingId: string) {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewComment; idempotencyKey: string }) =>
      call(createMinutesComment, { params: { meetingId }, body }, { idempotencyKey }),
    onSettled: useInvalidate([topic]),
  });
}

export function useResolveComment(meetingId: string) {
  return useMutation({
    mutationFn: ({ id, resolved }: { id: string; resolved: boolean }) =>
      call(resolveMinutesComment, { params: { meetingId, minutesCommentId: id }, body: { resolved } }),
    onSettled: useInvalidate([topic]),
  });
}

/** The stored versions, to be compared. */
export const versionsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: [topic, 'versions', meetingId],
    queryFn: ({ signal }) => call(listMinutesVersions, { params: { meetingId } }, { signal }),
  });

/** A stored version never changes. */
export const versionQuery = (meetingId: string, number: number) =>
  queryOptions({
    queryKey: [topic, 'version', meetingId, number],
    queryFn: ({ signal }) => call(readMinutesVersion, { params: { meetingId, number } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who changed what, newest first, a page at a time. */
export const changesQuery = (meetingId: string) =>
  infiniteQueryOptions({
    queryKey: [topic, 'changes', meetingId],
    queryFn: ({ signal, pageParam }) =>
      call(
        listMinutesChanges,
        { params: { meetingId }, query: { limit: 100, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
