import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import './register.tables.ts';
import { meetingsAs } from '../../meetings/meetings.views.ts';
import { minutesNumber } from '../minutes.views.ts';
import type { NumberedKind } from './numbers.rules.ts';

/** Whether the register shows the person more than a number. */
const isShown = sql<boolean>`coalesce(m.may_find and (d.state in ('review', 'adopted', 'locked') or m.may_edit), false)`;

export const numberStore = {
  /** The next number; nobody else gets one of this company, year and kind until the transaction ends. */
  next: async (
    db: Db,
    {
      companyId,
      year,
      kind,
      first,
    }: {
      readonly companyId: string;
      readonly year: number;
      readonly kind: NumberedKind;
      /** The first number of the year, or what the company goes on with. */
      readonly first: number;
    },
  ): Promise<number> => {
    const { last } = await db
      .insertInto('minutes_counters')
      .values({ company_id: companyId, year, kind, last: first })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'year', 'kind'])
          .doUpdateSet({ last: sql<number>`greatest(minutes_counters.last + 1, excluded.last)` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  },

  /** The last number of a year and kind; undefined before there is one. */
  last: async (db: Db, year: number, kind: NumberedKind): Promise<number | undefined> => {
    const row = await db
      .selectFrom('minutes_counters')
      .select('last')
      .where('year', '=', year)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row?.last;
  },

  insert: (
    db: Db,
    row: {
      company_id: string;
      id: string;
      year: number;
      symbol: string;
      number: number;
      minutes_id: string | null;
      document_id: string | null;
      created_at: Date;
    },
  ) => db.insertInto('minutes_numbers').values(row).execute(),

  cancel: (db: Db, minutesId: string) =>
    db.updateTable('minutes_numbers').set({ state: 'void' }).where('minutes_id', '=', minutesId).execute(),

  cancelDocument: (db: Db, documentId: string) =>
    db.updateTable('minutes_numbers').set({ state: 'void' }).where('document_id', '=', documentId).execute(),

  /** Newest first; with the minutes of each, where the person may find them and they are no draft. */
  page: (
    db: Db,
    {
      viewerId,
      year,
      words,
      after,
      limit,
    }: {
      viewerId: string;
      year: number;
      /** Of the title where the person may see it, or of the number; folded by the database. */
      words: string;
      after: { at: string; id: string } | null;
      limit: number;
    },
  ) =>
    db
      .selectFrom('minutes_numbers as n')
      .leftJoin('minutes_documents as w', 'w.id', 'n.document_id')
      .leftJoin('minutes as d', (join) =>
        join.on('d.id', '=', sql<string>`coalesce(n.minutes_id, w.minutes_id)`),
      )
      .leftJoin(meetingsAs(viewerId), (join) =>
        join.onRef('m.company_id', '=', 'd.company_id').onRef('m.id', '=', 'd.meeting_id'),
      )
      .leftJoin('users as chair', 'chair.id', 'd.chair_id')
      .select([
        ...(['n.id', 'n.number', 'n.symbol', 'n.state', 'n.created_at'] as const),
        ...(['d.meeting_id', 'd.edition', 'd.state as minutes_state'] as const),
        sql<string | null>`coalesce(w.title, d.title)`.as('title'),
        'chair.display_name as chair_name',
      ])
      .select(isShown.as('is_shown'))
      .where('n.year', '=', year)
      .$if(words !== '', (query) =>
        query.where(
          sql<boolean>`(starts_with(lower(${minutesNumber}), lower(${words}))
            or starts_with(n.number::text, ${words})
            or ${isShown} and position(app.fold(${words}) in app.fold(coalesce(w.title, d.title))) > 0)`,
        ),
      )
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(n.created_at, n.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('n.created_at', 'desc')
      .orderBy('n.id', 'desc')
      .limit(limit)
      .execute(),

  /** Newest first. */
  years: async (db: Db): Promise<number[]> => {
    const rows = await db
      .selectFrom('minutes_numbers')
      .select('year')
      .distinct()
      .orderBy('year', 'desc')
      .execute();
    return rows.map(({ year }) => year);
  },
};
