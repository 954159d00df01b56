import type { Role } from '@hopgon/contract/options';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import type { MembershipsTable } from '../companies.tables.ts';
import { roleOf } from '../company/companies.rules.ts';

export interface MemberRow {
  readonly user_id: string;
  readonly display_name: string;
  readonly email: string;
  readonly department: string;
  readonly position: string;
  readonly role: Role;
  readonly joined_at: Date;
  readonly version: number;
  /** How many there are on all pages. */
  readonly total: number;
}

export interface MemberSearch {
  readonly status: 'active' | 'waiting';
  /** Each is found, folded, in name, e-mail, department or position. */
  readonly words: readonly string[];
  readonly role?: Role | undefined;
}

export interface MemberPage extends MemberSearch {
  /** The person the page before ended with. */
  readonly after: string | null;
  readonly skip?: number;
  readonly limit: number;
}

export interface LockedMember {
  readonly role: Role;
  readonly status: MembershipStatus;
}
type MembershipStatus = 'active' | 'waiting' | 'removed';

// Of the company the scope is bound to, so that a page travels with the scope's opening; each asked once a statement.
const roleOfRow = sql<Role>`case
  when m.user_id = (select c.owner_id from companies c where c.id = ${boundCompanyId}) then 'owner'
  when m.is_admin then 'admin' else 'member' end`;

function matching(db: Db, { status, words, role }: MemberSearch) {
  let query = db
    .selectFrom('memberships as m')
    .where('m.company_id', '=', boundCompanyId)
    .where('m.status', '=', status);
  for (const word of words) {
    query = query.where(sql<boolean>`strpos(m.folded, (select app.fold(${word}))) > 0`);
  }
  return role ? query.where(roleOfRow, '=', role) : query;
}

export const membersStore = {
  listPositions: (db: Db, userIds: readonly string[]) =>
    db
      .selectFrom('memberships')
      .select(['user_id', 'position'])
      .where('company_id', '=', boundCompanyId)
      .where((is) => is('user_id', '=', is.fn.any(is.val(userIds))))
      .execute(),

  findPosition: async (db: Db, userId: string): Promise<string | undefined> =>
    (
      await db
        .selectFrom('memberships')
        .select('position')
        .where('company_id', '=', boundCompanyId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    )?.position,

  page: (db: Db, { after, skip = 0, limit, ...search }: MemberPage): Promise<MemberRow[]> => {
    const query = matching(db, search)
      .select(['m.user_id', 'm.display_name', 'm.email', 'm.department', 'm.position'])
      .select(['m.joined_at', 'm.version', roleOfRow.as('role')])
      .select(
        matching(db, search)
          .select((is) => is.fn.countAll<number>().as('total'))
          .as('total'),
      )
      .orderBy('m.given_name')
      .orderBy('m.display_name')
      .orderBy('m.user_id')
      .limit(limit)
      .$if(skip > 0, (rows) => rows.offset(skip))
      .$castTo<MemberRow>();
    if (!after) return query.execute();
    return query
      .where(
        sql<boolean>`(m.given_name, m.display_name, m.user_id) > (select l.given_name, l.display_name, l.user_id
          from memberships l where l.company_id = ${boundCompanyId} and l.user_id = ${after})`,
      )
      .execute();
  },

  count: async (db: Db, search: MemberSearch): Promise<number> => {
    const { total } = await matching(db, search)
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  /**
   * Held until the transaction ends, the company first and then the people in the order of their ids: of two who act at
   * the same time the second waits here, and is judged by what the first has made true.
   */
  lock: async (
    db: Db,
    companyId: string,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, LockedMember>> => {
    const company = await db
      .selectFrom('companies')
      .select('owner_id')
      .where('id', '=', companyId)
      .forKeyShare()
      .executeTakeFirst();
    const rows = await db
      .selectFrom('memberships')
      .select(['user_id', 'status', 'is_admin'])
      .where('company_id', '=', companyId)
      .where('user_id', 'in', userIds)
      .orderBy('user_id')
      .forUpdate()
      .execute();
    return new Map(
      rows.map((row) => [
        row.user_id,
        { status: row.status, role: roleOf(row.user_id === company?.owner_id, row.is_admin) },
      ]),
    );
  },

  update: (db: Db, companyId: string, userId: string, change: Updateable<MembershipsTable>) =>
    db
      .updateTable('memberships')
      .set(change)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute(),

  /** False when the labels have changed since this version. */
  updateLabels: async (
    db: Db,
    companyId: string,
    userId: string,
    { version, ...labels }: { department?: string; position?: string; version?: number | undefined },
  ): Promise<boolean> => {
    const result = await db
      .updateTable('memberships')
      .set(labels)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Where to write to somebody about their membership, and of what company. */
  findMailbox: (db: Db, companyId: string, userId: string) =>
    db
      .selectFrom('memberships as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .where('m.company_id', '=', companyId)
      .where('m.user_id', '=', userId)
      .select(['m.display_name', 'm.email', 'c.name as company_name'])
      .executeTakeFirst(),

  /** Which of these addresses belong to people who are in the company or wait to be. */
  knownEmails: async (db: Db, companyId: string, emails: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('memberships')
      .select('email')
      .where('company_id', '=', companyId)
      .where('status', '!=', 'removed')
      .where((is) => is('email', '=', is.fn.any(is.val(emails))))
      .execute();
    return new Set(rows.map((row) => row.email));
  },

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
      .selectFrom('memberships as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .select('m.company_id')
      .where('m.user_id', '=', userId)
      .where('m.status', '=', 'active')
      .execute();
    return rows.map((row) => row.company_id);
  },
};
