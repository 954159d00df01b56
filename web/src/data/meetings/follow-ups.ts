import {
  listCarriedItems,
  listFollowUps,
  printFollowUps,
  remindAssignees,
  undoItemsUpdate,
  updateItems,
} from '@hopgon/contract/action-items/follow-ups/routes';
import type { FollowUpState } from '@hopgon/contract/action-items/follow-ups/schemas';
import type { CallInput } from '@hopgon/contract/route';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { keepableFollowUps } from '../../lib/offline/kept-lists.rules.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useInvalidate } from '../use-invalidate.ts';

export interface FollowUpFilter {
  readonly state: FollowUpState;
  readonly search: string;
  readonly assigneeId?: string;
}

/** Items of meetings one may see, the soonest due first; the beginning of those that are open is kept for the time without a network. */
export const followUpsQuery = (filter: FollowUpFilter) =>
  infiniteQueryOptions({
    queryKey: ['action-items', 'follow-ups', filter],
    queryFn: ({ signal, pageParam, queryKey }) => {
      const ask = () =>
        call(listFollowUps, { query: { ...filter, cursor: pageParam || undefined, limit: 50 } }, { signal });
      const isUsual = filter.state === 'open' && filter.search === '' && !filter.assigneeId && !pageParam;
      return isUsual
        ? lastRead.read({ name: 'follow-ups', queryKey, keepable: keepableFollowUps }, ask)
        : ask();
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** What earlier meetings of its series left open and a meeting is to come back to. */
export const carriedItemsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['action-items', 'carried', meetingId],
    queryFn: async ({ signal }) =>
      (await call(listCarriedItems, { params: { meetingId } }, { signal })).items,
  });

export function useRemindAssignees() {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: (itemIds: string[]) => call(remindAssignees, { body: { itemIds } }),
    onSettled: invalidate,
  });
}

export function useUpdateItems() {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: (body: CallInput<typeof updateItems>['body']) => call(updateItems, { body }),
    onSettled: invalidate,
  });
}

export function useUndoItemsUpdate() {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: (editId: string) => call(undoItemsUpdate, { body: { editId } }),
    onSettled: invalidate,
  });
}

/** Saves the board as PDF or XLSX. */
export const usePrintFollowUps = () =>
  useMutation({
    mutationFn: async (query: FollowUpFilter & { readonly format: 'pdf' | 'xlsx' }) =>
      saveFile(await callForFile(printFollowUps, { query })),
  });
