import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Tables } from '../../platform/database/tables.ts';
import './certificates.tables.ts';

type Kept = 'signing_authorities' | 'signing_certificates';

export const certificateStore = {
  authority: (db: Db) =>
    db.selectFrom('signing_authorities').selectAll().where('retired_at', 'is', null).executeTakeFirst(),

  certificate: (db: Db, userId: string) =>
    db
      .selectFrom('signing_certificates')
      .selectAll()
      .where('user_id', '=', userId)
      .where('retired_at', 'is', null)
      .executeTakeFirst(),

  /** Of two at once the first stays. */
  insertAuthority: (db: Db, row: Insertable<Tables['signing_authorities']>) =>
    db
      .insertInto('signing_authorities')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  insertCertificate: (db: Db, row: Insertable<Tables['signing_certificates']>) =>
    db
      .insertInto('signing_certificates')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Its key is destroyed; the certificate stays. */
  retire: (db: Db, table: Kept, id: string, at: Date) =>
    db
      .updateTable(table)
      .set({ sealed_key: null, retired_at: at })
      .where('id', '=', id)
      .where('retired_at', 'is', null)
      .execute(),

  retireOf: (db: Db, userId: string, at: Date) =>
    db
      .updateTable('signing_certificates')
      .set({ sealed_key: null, retired_at: at })
      .where('user_id', '=', userId)
      .where('retired_at', 'is', null)
      .execute(),
};
