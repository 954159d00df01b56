import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import type { DayRow } from './company-days.rules.ts';

const asText = sql<string>`to_char(day, 'YYYY-MM-DD')`;

/** Days of the company the scope is bound to. */
export const companyDaysStore = {
  list: (db: Db, year?: number): Promise<DayRow[]> => {
    const query = db
      .selectFrom('company_days')
      .where('company_id', '=', boundCompanyId)
      .select([asText.as('day'), 'kind', 'name'])
      .orderBy('company_days.day');
    if (year === undefined) return query.execute();
    return query
      .where('company_days.day', '>=', sql<string>`${`${year}-01-01`}::date`)
      .where('company_days.day', '<=', sql<string>`${`${year}-12-31`}::date`)
      .execute();
  },

  find: (db: Db, day: string): Promise<DayRow | undefined> =>
    db
      .selectFrom('company_days')
      .where('company_id', '=', boundCompanyId)
      .where('company_days.day', '=', day)
      .select([asText.as('day'), 'kind', 'name'])
      .executeTakeFirst(),

  count: async (db: Db): Promise<number> => {
    const { count } = await db
      .selectFrom('company_days')
      .where('company_id', '=', boundCompanyId)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  set: (db: Db, companyId: string, row: DayRow) =>
    db
      .insertInto('company_days')
      .values({ company_id: companyId, ...row })
      .onConflict((same) =>
        same.columns(['company_id', 'day']).doUpdateSet({ kind: row.kind, name: row.name }),
      )
      .execute(),

  remove: (db: Db, day: string) =>
    db.deleteFrom('company_days').where('company_id', '=', boundCompanyId).where('day', '=', day).execute(),
};
