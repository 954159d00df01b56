import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import '../register/register.tables.ts';
import '../templates/templates.tables.ts';

const documentRows = (db: Db, minutesId: string) =>
  db
    .selectFrom('minutes_documents as d')
    .innerJoin('users as u', 'u.id', 'd.created_by')
    .leftJoin('minutes_numbers as n', 'n.document_id', 'd.id')
    .leftJoin('minutes_templates as own', 'own.id', 'd.own_template_id')
    .selectAll('d')
    .select([
      'u.display_name as creator_name',
      'n.number',
      'n.symbol',
      'n.state as number_state',
      'n.created_at as numbered_at',
      'own.name as own_template_name',
    ])
    .where('d.minutes_id', '=', minutesId);

export type DerivedRow = Awaited<ReturnType<typeof derivedStore.list>>[number];

export const derivedStore = {
  list: (db: Db, minutesId: string) =>
    documentRows(db, minutesId).orderBy('d.created_at').orderBy('d.id').execute(),

  find: (db: Db, minutesId: string, id: string) =>
    documentRows(db, minutesId).where('d.id', '=', id).executeTakeFirst(),

  /** Of the minutes a document was written from. */
  findEdition: async (db: Db, meetingId: string, id: string): Promise<number | undefined> => {
    const minutes = await db
      .selectFrom('minutes_documents as d')
      .innerJoin('minutes as m', 'm.id', 'd.minutes_id')
      .select('m.edition')
      .where('d.id', '=', id)
      .where('m.meeting_id', '=', meetingId)
      .executeTakeFirst();
    return minutes?.edition;
  },

  insert: (db: Db, row: Insertable<Tables['minutes_documents']>) =>
    db.insertInto('minutes_documents').values(row).execute(),

  update: (db: Db, id: string, set: Updateable<Tables['minutes_documents']>) =>
    db.updateTable('minutes_documents').set(set).where('id', '=', id).execute(),

  remove: (db: Db, id: string) => db.deleteFrom('minutes_documents').where('id', '=', id).execute(),
};
