import type { Db } from '../../platform/database/kysely.ts';
import './own-notes.tables.ts';

export interface OwnNoteRow {
  readonly id: string;
  readonly user_id: string;
  readonly text: string;
  readonly remind_at: Date | null;
  readonly created_at: Date;
}

const columns = ['id', 'user_id', 'text', 'remind_at', 'created_at'] as const;

/** A note as its person sees it; `reminded_at` is null while its reminder is to come. */
export interface ListedNoteRow extends OwnNoteRow {
  readonly reminded_at: Date | null;
}

export const ownNoteStore = {
  insert: (db: Db, note: OwnNoteRow & { readonly company_id: string }) =>
    db
      .insertInto('own_notes')
      .values({ ...note, reminded_at: null })
      .execute(),

  count: async (db: Db, userId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('own_notes')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  list: (db: Db, userId: string): Promise<ListedNoteRow[]> =>
    db
      .selectFrom('own_notes')
      .select([...columns, 'reminded_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  remove: async (db: Db, userId: string, id: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('own_notes')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** The note, noted as reminded of; undefined where it is gone, was reminded of before or is due later than `until`. */
  takeDue: (
    db: Db,
    id: string,
    { now, until }: { readonly now: Date; readonly until: Date },
  ): Promise<OwnNoteRow | undefined> =>
    db
      .updateTable('own_notes')
      .set({ reminded_at: now })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .where('remind_at', '<=', until)
      .returning(columns)
      .executeTakeFirst(),
};
