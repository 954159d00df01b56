import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { RoomsTable } from './rooms.tables.ts';

export type RoomRow = Selectable<RoomsTable>;

export const roomStore = {
  list: (db: Db): Promise<RoomRow[]> =>
    db
      .selectFrom('rooms')
      .selectAll()
      .orderBy(sql`archived_at is not null`)
      .orderBy(sql`name collate vi`)
      .orderBy('id')
      .execute(),

  find: (db: Db, id: string): Promise<RoomRow | undefined> =>
    db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The same, held until the transaction ends. */
  lock: (db: Db, id: string): Promise<RoomRow | undefined> =>
    db.selectFrom('rooms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  count: async (db: Db): Promise<number> => {
    const { count } = await db
      .selectFrom('rooms')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  insert: (db: Db, row: Insertable<RoomsTable>): Promise<RoomRow> =>
    db.insertInto('rooms').values(row).returningAll().executeTakeFirstOrThrow(),

  update: (db: Db, id: string, change: Updateable<RoomsTable>): Promise<RoomRow> =>
    db.updateTable('rooms').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
};
