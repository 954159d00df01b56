import type { NoticeChoice } from '@hopgon/contract/models/schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Tables } from '../../platform/database/tables.ts';
import './models.tables.ts';

export type SettingsRow = Selectable<Tables['model_settings']>;

export interface UsageSum {
  readonly calls: number;
  readonly tokens: number;
  readonly cost: number | null;
}

const sums = [
  sql<number>`coalesce(sum(calls), 0)::int`.as('calls'),
  sql<number>`coalesce(sum(tokens), 0)::float8`.as('tokens'),
  sql<number | null>`sum(cost)::float8`.as('cost'),
] as const;

/** Of the company the connection is bound to. */
export const modelsStore = {
  find: (db: Db): Promise<SettingsRow | undefined> =>
    db.selectFrom('model_settings').selectAll().executeTakeFirst(),

  lock: (db: Db): Promise<SettingsRow | undefined> =>
    db.selectFrom('model_settings').selectAll().forUpdate().executeTakeFirst(),

  save: (db: Db, row: Omit<Insertable<Tables['model_settings']>, 'version' | 'last_test'>) => {
    const { company_id, ...change } = row;
    return db
      .insertInto('model_settings')
      .values({ ...row, version: 2 })
      .onConflict((conflict) =>
        conflict
          .column('company_id')
          .doUpdateSet({ ...change, version: sql`model_settings.version + 1`, last_test: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  saveTest: (db: Db, test: string) => db.updateTable('model_settings').set({ last_test: test }).execute(),

  findNotice: (db: Db, userId: string) =>
    db
      .selectFrom('model_notices')
      .select(['base_url', 'choice'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  saveNotice: (
    db: Db,
    notice: { company_id: string; user_id: string; base_url: string; choice: NoticeChoice; chosen_at: Date },
  ) => {
    const { company_id, user_id, ...change } = notice;
    return db
      .insertInto('model_notices')
      .values(notice)
      .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(change))
      .execute();
  },

  sumUsage: (db: Db, from: string): Promise<UsageSum> =>
    db.selectFrom('model_usage').select(sums).where('day', '>=', from).executeTakeFirstOrThrow(),

  /** Tokens of a day, those of calls that still run among them. */
  spentOn: async (db: Db, day: string, userId: string): Promise<{ person: number; company: number }> =>
    db
      .selectFrom('model_usage')
      .select([
        sql<number>`coalesce(sum(tokens + held), 0)::float8`.as('company'),
        sql<number>`coalesce(sum(tokens + held) filter (where user_id = ${userId}), 0)::float8`.as('person'),
      ])
      .where('day', '=', day)
      .executeTakeFirstOrThrow(),

  hold: (db: Db, of: { companyId: string; day: string; userId: string; tokens: number }) =>
    db
      .insertInto('model_usage')
      .values({ company_id: of.companyId, day: of.day, user_id: of.userId, held: of.tokens, cost: null })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'day', 'user_id'])
          .doUpdateSet({ held: sql`model_usage.held + ${of.tokens}` }),
      )
      .execute(),

  /** Counts what a call took in place of what was held for it. */
  spend: (db: Db, of: { day: string; userId: string; held: number; tokens: number; cost: number | null }) =>
    db
      .updateTable('model_usage')
      .set({
        calls: sql`calls + 1`,
        tokens: sql`tokens + ${of.tokens}`,
        held: sql`greatest(held - ${of.held}, 0)`,
        cost: sql`case when ${of.cost}::bigint is null then cost else coalesce(cost, 0) + ${of.cost}::bigint end`,
      })
      .where('day', '=', of.day)
      .where('user_id', '=', of.userId)
      .execute(),
};
