import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import './register.tables.ts';

export const settingsStore = {
  find: (db: Db) => db.selectFrom('minutes_settings').selectAll().executeTakeFirst(),

  /** Undefined when somebody else saved them first. */
  save: (db: Db, row: Insertable<Tables['minutes_settings']>) =>
    row.version === 1
      ? db
          .insertInto('minutes_settings')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : db
          .updateTable('minutes_settings')
          .set(row)
          .where('company_id', '=', row.company_id)
          .where('version', '=', row.version - 1)
          .returning('version')
          .executeTakeFirst(),
};
