import type { FollowUpState } from '@hopgon/contract/action-items/follow-ups/schemas';
import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { openStates } from '../action-items.rules.ts';
import { type ItemRow, itemsAs } from '../action-items.store.ts';
import { isOverdueItem } from '../action-items.views.ts';
import { seriesOf } from '../carried/carried-items.store.ts';

export interface FollowUpRow extends ItemRow {
  readonly carried_over: number;
  readonly reminded_on: string | null;
}

export interface FollowUpFilter {
  readonly state: FollowUpState;
  readonly assigneeId?: string | undefined;
  /** Folded by the database. */
  readonly search: string;
  /** The day it is for the company. */
  readonly today: string;
  readonly now: Date;
  /** Leaves out what is of closed meetings, and of the sample. */
  readonly forOthers: boolean;
  readonly limit: number;
}

const statesOf: Readonly<Record<FollowUpState, readonly ActionItemState[]>> = {
  open: openStates,
  overdue: openStates,
  proposed: ['proposed'],
  done: ['done'],
  declined: ['declined'],
  all: ['proposed', 'accepted', 'doing', 'done', 'declined'],
};

const due = sql<string>`coalesce(i.deadline, 'infinity'::date)`;

/** Meetings of the series that have begun since the one of the item, until now or until it was done. */
const carriedOver = (now: Date) => sql<number>`(
  select count(*)::int from meetings s
  where s.company_id = i.company_id and s.series_id in ${seriesOf(sql.ref('m.series_id'))} and s.starts_at > m.starts_at
    and s.starts_at <= case i.state when 'done' then i.completed_at when 'declined' then i.updated_at else ${now}::timestamptz end
    and s.cancelled_at is null and not s.is_draft)`;

export const followUpStore = {
  /** Of meetings the person may see, by deadline; what is for others only of those anyone may find. */
  page: (
    db: Db,
    viewerId: string,
    { state, assigneeId, search, today, now, forOthers, limit }: FollowUpFilter,
    after: { readonly key: string; readonly id: string } | null,
  ): Promise<FollowUpRow[]> =>
    itemsAs(db, viewerId)
      .select(['i.reminded_on', carriedOver(now).as('carried_over')])
      .where(forOthers ? 'm.may_find' : 'm.may_view', '=', true)
      .$if(forOthers, (query) => query.where('m.is_sample', '=', false))
      .where('i.state', '=', sql<ActionItemState>`any(${statesOf[state]})`)
      .$if(state === 'overdue', (query) => query.where(isOverdueItem(today)))
      .$if(assigneeId !== undefined, (query) => query.where('i.assignee_id', '=', assigneeId ?? null))
      .$if(search !== '', (query) =>
        query.where(
          sql<boolean>`position(app.fold(${search}) in app.fold(i.title || ' ' || m.title || ' ' ||
            coalesce(u.display_name, i.assignee_name, ''))) > 0`,
        ),
      )
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${due}, i.id) > (${after?.key}::date, ${after?.id}::uuid)`),
      )
      .orderBy(due)
      .orderBy('i.id')
      .limit(limit)
      .execute(),

  /** Of these items, as the person may see them. */
  find: (db: Db, viewerId: string, ids: readonly string[]): Promise<ItemRow[]> =>
    itemsAs(db, viewerId)
      .where((is) => is('i.id', '=', is.fn.any(is.val(ids))))
      .where((is) => is.or([is('m.may_view', '=', true), is('i.created_by', '=', viewerId)]))
      .execute(),

  /** Notes the day of a reminder; those that had one on that day or a later one are not among what comes back. */
  takeReminders: async (db: Db, ids: readonly string[], day: string): Promise<ReadonlySet<string>> => {
    const rows = await db
      .updateTable('action_items')
      .set({ reminded_on: day })
      .where((is) => is('id', '=', is.fn.any(is.val(ids))))
      .where((is) => is.or([is('reminded_on', 'is', null), is('reminded_on', '<', day)]))
      .returning('id')
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
};
