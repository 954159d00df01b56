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
import type { EditionOf } from './edition-of.ts';

const topic = 'minutes';

export const commentsQuery = ({ meetingId, edition }: EditionOf) =>
  queryOptions({
    queryKey: [topic, 'comments', meetingId, edition],
    queryFn: ({ signal }) =>
      call(listMinutesComments, { params: { meetingId }, query: { edition } }, { signal }),
  });

export type NewComment = CallInput<typeof createMinutesComment>['body'];

export function useCreateComment({ meetingId, edition }: EditionOf) {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewComment; idempotencyKey: string }) =>
      call(createMinutesComment, { params: { meetingId }, query: { edition }, body }, { idempotencyKey }),
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
export const versionsQuery = ({ meetingId, edition }: EditionOf) =>
  queryOptions({
    queryKey: [topic, 'versions', meetingId, edition],
    queryFn: ({ signal }) =>
      call(listMinutesVersions, { params: { meetingId }, query: { edition } }, { signal }),
  });

/** A stored version never changes. */
export const versionQuery = ({ meetingId, edition }: EditionOf, number: number) =>
  queryOptions({
    queryKey: [topic, 'version', meetingId, edition, number],
    queryFn: ({ signal }) =>
      call(readMinutesVersion, { params: { meetingId, number }, query: { edition } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who changed what, newest first, a page at a time. */
export const changesQuery = ({ meetingId, edition }: EditionOf) =>
  infiniteQueryOptions({
    queryKey: [topic, 'changes', meetingId, edition],
    queryFn: ({ signal, pageParam }) =>
      call(
        listMinutesChanges,
        { params: { meetingId }, query: { edition, limit: 100, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
