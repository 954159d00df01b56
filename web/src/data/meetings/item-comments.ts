import {
  createItemComment,
  deleteItemComment,
  listItemComments,
  listItemViewers,
} from '@hopgon/contract/action-items/comments/routes';
import type { CallInput } from '@hopgon/contract/route';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

export const itemCommentsQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['action-items', 'comments', itemId],
    queryFn: async ({ signal }) =>
      (await call(listItemComments, { params: { itemId } }, { signal })).comments,
  });

/** Others who may see a task, by a part of their name. */
export const itemViewersQuery = (itemId: string, query: string) =>
  queryOptions({
    queryKey: ['action-items', 'viewers', itemId, query],
    queryFn: async ({ signal }) =>
      (await call(listItemViewers, { params: { itemId }, query: { query } }, { signal })).viewers,
    placeholderData: keepPreviousData,
  });

interface NewComment {
  readonly body: CallInput<typeof createItemComment>['body'];
  readonly idempotencyKey: string;
}

export function useCreateItemComment(itemId: string) {
  const invalidate = useInvalidate(['action-items', 'comments', itemId]);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewComment) =>
      call(createItemComment, { params: { itemId }, body }, { idempotencyKey }),
    onSettled: invalidate,
  });
}

export function useDeleteItemComment(itemId: string) {
  const invalidate = useInvalidate(['action-items', 'comments', itemId]);
  return useMutation({
    mutationFn: (itemCommentId: string) => call(deleteItemComment, { params: { itemId, itemCommentId } }),
    onSettled: invalidate,
  });
}
