import type { Role } from '@hopgon/contract/options';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { MembershipsTable } from './companies.tables.ts';

export interface MemberRow {
  readonly user_id: string;
  readonly display_name: string;
  readonly email: string;
  readonly department: string;
  readonly position: string;
  readonly role: Role;
  readonly joined_at: Date;
}

export interface MemberPage {
  readonly status: 'active' | 'waiting';
  /** Each is found, folded, in name, e-mail, department or position. */
  readonly words: readonly string[];
  /** The person the page before ended with. */
  readonly after: string | null;
  readonly limit: number;
}

const roleOfRow = sql<Role>`case when c.owner_id = m.user_id then 'owner' when m.is_admin then 'admin' else 'member' end`;

export const membersStore = {
  /** Of the company the scope is bound to, so that the page travels with the scope's opening. */
  page: (db: Db, { status, words, after, limit }: MemberPage): Promise<MemberRow[]> => {
    let query = db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .where('m.company_id', '=', sql<string>`(select app.company_id())`)
      .where('m.status', '=', status)
      .select(['m.user_id', 'u.display_name', 'u.email'])
      .select(['m.department', 'm.position', 'm.joined_at', roleOfRow.as('role')])
      .orderBy('u.given_name')
      .orderBy(sql`u.display_name collate vi`)
      .orderBy('u.id')
      .limit(limit);
    for (const word of words) {
      query = query.where(
        sql<boolean>`strpos(u.folded || ' ' || app.fold(m.department || ' ' || m.position), app.fold(${word})) > 0`,
      );
    }
    if (after) {
      query = query.where(
        sql<boolean>`(u.given_name, u.display_name collate vi, u.id)
          > (select l.given_name, l.display_name collate vi, l.id from users l where l.id = ${after})`,
      );
    }
    return query.execute();
  },

  /** Locked until the transaction ends: what is judged is what is changed. */
  lock: (db: Db, companyId: string, userId: string) =>
    db
      .selectFrom('memberships as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .where('m.company_id', '=', companyId)
      .where('m.user_id', '=', userId)
      .select(['m.status', roleOfRow.as('role')])
      .forUpdate('m')
      .executeTakeFirst(),

  update: (db: Db, companyId: string, userId: string, change: Updateable<MembershipsTable>) =>
    db
      .updateTable('memberships')
      .set(change)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute(),

  clearCurrentCompany: (db: Db, userId: string) =>
    sql`select app.clear_current_company(${userId})`.execute(db),

  /** Companies a person works in or waits for. */
  countOfPerson: async (db: Db, userId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('memberships')
      .where('user_id', '=', userId)
      .where('status', '!=', 'removed')
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  companyIdsOfPerson: async (db: Db, userId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('memberships')
      .select('company_id')
      .where('user_id', '=', userId)
      .where('status', '=', 'active')
      .execute();
    return rows.map((row) => row.company_id);
  },
};
