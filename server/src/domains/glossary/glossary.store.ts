import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { GlossaryTermsTable } from './glossary.tables.ts';

export type TermRow = Selectable<GlossaryTermsTable>;

export const glossaryStore = {
  list: (db: Db): Promise<TermRow[]> =>
    db
      .selectFrom('glossary_terms')
      .selectAll()
      .orderBy(sql`state = 'active'`)
      .orderBy(sql`written collate vi`)
      .orderBy('id')
      .execute(),

  listActive: (db: Db) =>
    db
      .selectFrom('glossary_terms')
      .select(['written', 'spoken', 'asks'])
      .where('state', '=', 'active')
      .execute(),

  /** Held until the transaction ends: the glossary of a company changes by one person at a time. */
  lockAll: (db: Db): Promise<TermRow[]> => db.selectFrom('glossary_terms').selectAll().forUpdate().execute(),

  insert: (db: Db, rows: Insertable<GlossaryTermsTable>[]) =>
    db.insertInto('glossary_terms').values(rows).execute(),

  update: (db: Db, id: string, change: Updateable<GlossaryTermsTable>): Promise<TermRow> =>
    db
      .updateTable('glossary_terms')
      .set((row) => ({ ...change, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  delete: (db: Db, id: string) => db.deleteFrom('glossary_terms').where('id', '=', id).execute(),
};
