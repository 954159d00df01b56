import type { listActionItems as route } from '@hopgon/contract/action-items/routes';
import type { ActionItem, ActionItemState } from '@hopgon/contract/action-items/schemas';
import { Failure } from '@hopgon/contract/failure';
import { Id, Instant, LocalDate } from '@hopgon/contract/primitives';
import type { QueryOf } from '@hopgon/contract/route';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { openStates } from './action-items.rules.ts';
import type { ItemRow } from './action-items.store.ts';
import { type After, listedItemStore } from './listing/listed-items.store.ts';
import { renderItems } from './render-items.ts';

/** How a page is sorted: what a row's key is, and what keys a cursor may hold. */
interface Order {
  readonly list: typeof listedItemStore.listByAge;
  readonly keyOf: (row: ItemRow) => string;
  readonly key: z.ZodType<string>;
}

const byDeadline: Order = {
  list: listedItemStore.listByDeadline,
  keyOf: (row) => row.deadline ?? 'infinity',
  key: z.union([LocalDate, z.literal('infinity')]),
};

const byAge: Order = {
  list: listedItemStore.listByAge,
  keyOf: (row) => row.created_at.toISOString(),
  key: Instant,
};

const byCompletion: Order = {
  list: listedItemStore.listByCompletion,
  keyOf: (row) => row.completed_at?.toISOString() ?? '',
  key: Instant,
};

interface ItemQuery extends QueryOf<typeof route> {
  /** Only what one of these people is to do. */
  readonly assigneeIds?: readonly string[];
  /** In order of their deadlines, as the caller's own items are. */
  readonly urgentFirst?: boolean;
}

function orderOf({
  done,
  givenByMe,
  mine,
  urgentFirst = mine === 'true' || givenByMe === 'true',
}: ItemQuery) {
  if (done === 'true') return byCompletion;
  return urgentFirst ? byDeadline : byAge;
}

function statesOf({ done, givenByMe, open }: ItemQuery): readonly ActionItemState[] | undefined {
  if (done === 'true') return ['done'];
  if (open !== 'true') return undefined;
  return givenByMe === 'true' ? [...openStates, 'declined'] : openStates;
}

/** Own items, and those given to others, come by deadline; those of a meeting, or all one may see, in the order they were written down. */
export async function listActionItems(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  query: ItemQuery,
): Promise<{ items: ActionItem[]; nextCursor: string | null }> {
  const { meetingId, mine, toAssign, givenByMe, limit, cursor, assigneeIds } = query;
  if (meetingId !== undefined) await requireMeeting(scope, meetingId, 'view');
  const order = orderOf(query);
  const filter = {
    meetingId,
    assigneeId: mine === 'true' ? scope.actor.userId : undefined,
    among: assigneeIds,
    toAssignBy: toAssign && scope.actor.userId,
    givenBy: givenByMe && scope.actor.userId,
    states: statesOf(query),
    limit: limit + 1,
  };
  const rows = await order.list(scope.db, scope.actor.userId, filter, readItemCursor(order, cursor));
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: await renderItems(world, scope, items),
    nextCursor: last ? encodeCursor([order.keyOf(last), last.id]) : null,
  };
}

function readItemCursor({ key }: Order, cursor: string | undefined): After | null {
  if (cursor === undefined) return null;
  const parsed = z.tuple([key, Id]).safeParse(decodeCursor(cursor, 2));
  if (!parsed.success) throw new Failure('bad_request');
  return { key: parsed.data[0], id: parsed.data[1] };
}
