import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { type ItemRow, itemsAs } from '../action-items.store.ts';

export interface ItemFilter {
  readonly meetingId: string | undefined;
  readonly assigneeId: string | undefined;
  /** Of those the actor may see only what one of these is to do. */
  readonly among: readonly string[] | undefined;
  readonly states: readonly ActionItemState[] | undefined;
  /** Only what is nobody's yet in meetings this person leads. */
  readonly toAssignBy: string | undefined;
  /** Only what this person wrote outside of meetings for others. */
  readonly givenBy: string | undefined;
  readonly limit: number;
}

/** Rows of a page begin behind this one. */
export interface After {
  readonly key: string;
  readonly id: string;
}

const filtered = (
  db: Db,
  actorId: string,
  { meetingId, assigneeId, among, states, toAssignBy, givenBy, limit }: ItemFilter,
) =>
  itemsAs(db, actorId)
    .$if(meetingId !== undefined, (query) => query.where('i.meeting_id', '=', meetingId ?? null))
    .$if(assigneeId !== undefined, (query) => query.where('i.assignee_id', '=', assigneeId ?? null))
    .$if(meetingId === undefined && assigneeId === undefined, (query) =>
      query.where((is) =>
        is.or([
          is('i.assignee_id', '=', actorId),
          is('i.created_by', '=', actorId),
          is('m.may_view', '=', true),
        ]),
      ),
    )
    .$if(among !== undefined, (query) =>
      query.where((is) => is('i.assignee_id', '=', is.fn.any(is.val(among ?? [])))),
    )
    .$if(toAssignBy !== undefined, (query) =>
      query
        .where('i.state', '=', 'proposed')
        .where('i.assignee_id', 'is', null)
        .where('m.leader_id', '=', toAssignBy ?? null),
    )
    .$if(givenBy !== undefined, (query) =>
      query
        .where('i.created_by', '=', givenBy ?? null)
        .where('i.meeting_id', 'is', null)
        .where('i.assignee_id', 'is distinct from', givenBy ?? null),
    )
    .$if(states !== undefined, (query) => query.where('i.state', '=', sql<ActionItemState>`any(${states})`))
    .limit(limit);

// Without a deadline comes last.
const due = sql<string>`coalesce(i.deadline, 'infinity'::date)`;
// Cursors know milliseconds.
const done = sql<Date>`date_trunc('milliseconds', i.completed_at)`;

export const listedItemStore = {
  /** In order of their deadlines. */
  listByDeadline: (db: Db, actorId: string, filter: ItemFilter, after: After | null): Promise<ItemRow[]> =>
    filtered(db, actorId, filter)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${due}, i.id) > (${after?.key}::date, ${after?.id}::uuid)`),
      )
      .orderBy(due)
      .orderBy('i.id')
      .execute(),

  /** In the order they were written down. */
  listByAge: (db: Db, actorId: string, filter: ItemFilter, after: After | null): Promise<ItemRow[]> =>
    filtered(db, actorId, filter)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(i.created_at, i.id) > (${after?.key}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('i.created_at')
      .orderBy('i.id')
      .execute(),

  /** Those that are done, the last done first. */
  listByCompletion: (db: Db, actorId: string, filter: ItemFilter, after: After | null): Promise<ItemRow[]> =>
    filtered(db, actorId, filter)
      .where('i.completed_at', 'is not', null)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${done}, i.id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy(done, 'desc')
      .orderBy('i.id', 'desc')
      .execute(),
};
