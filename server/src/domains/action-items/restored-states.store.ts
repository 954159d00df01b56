import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { noExtension } from './action-items.store.ts';
import type { ActionItemsTable } from './action-items.tables.ts';

export const restoredStateStore = {
  /** Nothing comes back when the version is not the newest. */
  restoreState: (
    db: Db,
    id: string,
    version: number,
    was: Pick<
      Selectable<ActionItemsTable>,
      'state' | 'deadline' | 'priority' | 'assignee_id' | 'updated_at'
    > &
      Partial<typeof noExtension>,
  ) =>
    db
      .updateTable('action_items')
      .set({ ...was, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),
};
