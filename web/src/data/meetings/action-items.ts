import {
  createActionItem,
  deleteActionItem,
  listActionItems,
  listItemChanges,
  requestExtension,
  respondToActionItem,
  respondToExtension,
  restoreActionItem,
  updateActionItem,
  updateItemState,
} from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CallInput, QueryOf } from '@hopgon/contract/route';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { keepableItems } from '../../lib/offline/kept-lists.rules.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { useInvalidate } from '../use-invalidate.ts';

type Filter = Pick<QueryOf<typeof listActionItems>, 'givenByMe' | 'meetingId' | 'toAssign'> & {
  readonly mine?: 'true';
  readonly open?: 'true';
};

async function readAll(filter: Filter, signal: AbortSignal): Promise<readonly ActionItem[]> {
  const items: ActionItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listActionItems, { query: { ...filter, cursor, limit: 200 } }, { signal });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}

/** What came out of one meeting, in the order it was written down. */
export const meetingItemsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['action-items', 'of', meetingId],
    queryFn: ({ signal }) => readAll({ meetingId }, signal),
  });

/** Done work is shown for a while, so that it can be opened again. */
const mostDone = 20;

/** The newest of what is done. */
const readDone = async (filter: Filter, signal: AbortSignal): Promise<readonly ActionItem[]> =>
  (await call(listActionItems, { query: { ...filter, done: 'true', limit: mostDone } }, { signal })).items;

/** What is the caller's to do, or might be, by deadline. */
export const myItemsQuery = queryOptions({
  queryKey: ['action-items', 'mine'],
  queryFn: ({ signal, queryKey }) =>
    lastRead.read({ name: 'my items', queryKey, keepable: keepableItems }, () =>
      readAll({ mine: 'true', open: 'true' }, signal),
    ),
});

/** What the caller did last. */
export const myDoneItemsQuery = queryOptions({
  queryKey: ['action-items', 'mine', 'done'],
  queryFn: ({ signal, queryKey }) =>
    lastRead.read({ name: 'my done items', queryKey, keepable: keepableItems }, () =>
      readDone({ mine: 'true' }, signal),
    ),
});

async function readGiven(signal: AbortSignal): Promise<readonly ActionItem[]> {
  const given = { givenByMe: 'true' } as const;
  const [open, done] = await Promise.all([
    readAll({ ...given, open: 'true' }, signal),
    readDone(given, signal),
  ]);
  return [...open, ...done];
}

/** What the caller gave to others outside of meetings: what is not done, by deadline, and what was done last. */
export const givenItemsQuery = queryOptions({
  queryKey: ['action-items', 'given'],
  queryFn: ({ signal, queryKey }) =>
    lastRead.read({ name: 'given items', queryKey, keepable: keepableItems }, () => readGiven(signal)),
});

/** What was proposed in meetings the caller leads and is nobody's yet. */
export const itemsToAssignQuery = queryOptions({
  queryKey: ['action-items', 'to assign'],
  queryFn: ({ signal }) => readAll({ toAssign: 'true' }, signal),
});

export type NewItem = CallInput<typeof createActionItem>['body'];

export function useCreateItem() {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewItem; idempotencyKey: string }) =>
      call(createActionItem, { body }, { idempotencyKey }),
    onSuccess: invalidate,
  });
}

export function useDecideItem({ id: itemId, version }: Pick<ActionItem, 'id' | 'version'>) {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: (body: { accept: boolean; reason?: string }) =>
      call(respondToActionItem, { params: { itemId }, body: { ...body, version } }),
    // Also when somebody else was quicker: the row then shows what they decided.
    onSettled: invalidate,
  });
}

export function useProgressItem({ id: itemId, version }: Pick<ActionItem, 'id' | 'version'>) {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: (state: 'accepted' | 'doing' | 'done') =>
      call(updateItemState, { params: { itemId }, body: { version, state } }),
    onSettled: invalidate,
  });
}

export type ItemChange = Omit<CallInput<typeof updateActionItem>['body'], 'version'>;

export function useUpdateItem({ id: itemId, version }: Pick<ActionItem, 'id' | 'version'>) {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: (change: ItemChange) =>
      call(updateActionItem, { params: { itemId }, body: { ...change, version } }),
    onSettled: invalidate,
  });
}

export function useDeleteItem({ id: itemId, version }: Pick<ActionItem, 'id' | 'version'>) {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: () => call(deleteActionItem, { params: { itemId }, query: { version } }),
    onSettled: invalidate,
  });
}

export function useRestoreItem({ id: itemId }: Pick<ActionItem, 'id'>) {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: () => call(restoreActionItem, { params: { itemId } }),
    onSettled: invalidate,
  });
}

export const itemChangesQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['action-items', 'history', itemId],
    queryFn: ({ signal }) => call(listItemChanges, { params: { itemId } }, { signal }),
  });

export function useRequestExtension({ id: itemId, version }: Pick<ActionItem, 'id' | 'version'>) {
  const invalidate = useInvalidate(['action-items']);
  return useMutation({
    mutationFn: (asked: { deadline: string; reason: string }) =>
      call(requestExtension, { params: { itemId }, body: { ...asked, version } }),
    onSettled: invalidate,
  });
}

export function useRespondToExtension({ id: itemId, version }: Pick<ActionItem, 'id' | 'version'>) {
  const invalidate = useInvalidate(['action-items'], ['notifications']);
  return useMutation({
    mutationFn: (answer: { grant: boolean; reason?: string }) =>
      call(respondToExtension, { params: { itemId }, body: { ...answer, version } }),
    onSettled: invalidate,
  });
}
