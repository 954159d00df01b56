import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { ActionItemChangesTable } from '../action-items.tables.ts';

/** Enough for every item people really have; the oldest beyond it are not shown. */
const mostChanges = 200;

export const itemChangeStore = {
  insert: (db: Db, row: Insertable<ActionItemChangesTable>) =>
    db.insertInto('action_item_changes').values(row).execute(),

  /** The newest first. */
  list: (db: Db, itemId: string) =>
    db
      .selectFrom('action_item_changes as c')
      .leftJoin('users as actor', 'actor.id', 'c.changed_by')
      .leftJoin('users as assignee', 'assignee.id', 'c.assignee_id')
      .select(['c.id', 'c.act', 'c.changed_by', 'c.changed_at', 'c.assignee_id'])
      .select(['c.deadline_before', 'c.deadline', 'c.reason'])
      .select(['actor.display_name as actor_name', 'assignee.display_name as assignee_name'])
      .where('c.item_id', '=', itemId)
      .orderBy('c.id', 'desc')
      .limit(mostChanges)
      .execute(),
};
