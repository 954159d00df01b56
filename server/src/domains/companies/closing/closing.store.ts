import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';

export interface ClosingRow {
  readonly id: string;
  readonly name: string;
  readonly closed_at: Date;
  readonly closed_by: string;
  readonly closer_name: string;
  readonly removed_after: Date;
}

export const closingStore = {
  /** The bound company, when it is closed. */
  find: (db: Db): Promise<ClosingRow | undefined> =>
    db
      .selectFrom('companies as c')
      .innerJoin('users as u', 'u.id', 'c.closed_by')
      .where('c.id', '=', boundCompanyId)
      .select(['c.id', 'c.name', 'u.id as closed_by', 'u.display_name as closer_name'])
      .select([sql<Date>`c.closed_at`.as('closed_at'), sql<Date>`c.removed_after`.as('removed_after')])
      .executeTakeFirst(),

  /** When the bound company is removed, held until the transaction ends; undefined where it is gone. */
  lock: (db: Db): Promise<{ readonly removed_after: Date | null } | undefined> =>
    db
      .selectFrom('companies')
      .select('removed_after')
      .where('id', '=', boundCompanyId)
      .forUpdate()
      .executeTakeFirst(),

  /** Mailboxes of owner and admins, who may open the company again. */
  managers: (db: Db): Promise<{ user_id: string; display_name: string; email: string }[]> =>
    db
      .selectFrom('memberships as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .where('m.company_id', '=', boundCompanyId)
      .where('m.status', '=', 'active')
      .where((is) => is.or([is('m.is_admin', '=', true), is('c.owner_id', '=', is.ref('m.user_id'))]))
      .select(['m.user_id', 'u.display_name', 'u.email'])
      .execute(),

  memberIds: async (db: Db): Promise<string[]> => {
    const rows = await db
      .selectFrom('memberships')
      .where('company_id', '=', boundCompanyId)
      .where('status', '=', 'active')
      .select('user_id')
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** False when its time has not come, or it was opened again. */
  remove: async (db: Db, now: Date): Promise<boolean> => {
    const { rows } = await sql<{ removed: boolean }>`select app.remove_company(${now}) as removed`.execute(
      db,
    );
    return rows[0]?.removed ?? false;
  },
};
