import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { CompaniesTable } from '../companies.tables.ts';

export interface FoundCompany {
  readonly companyId: string;
  readonly name: string;
  readonly ownerId: string;
  readonly inviteCode: string;
  readonly timeZone: string;
  readonly now: Date;
}

export interface JoinedRow {
  readonly company_id: string;
  readonly before: 'active' | 'waiting' | 'removed' | null;
  readonly status: 'active' | 'waiting';
}

/** A company with how many work in it and how many of those are admins without owning it. */
export type CompanyRow = Omit<
  Selectable<CompaniesTable>,
  'closed_at' | 'closed_by' | 'removed_after' | 'reported_month' | 'restored_on'
> & {
  readonly members: number;
  readonly admins: number;
};

export const companiesStore = {
  /** Whether the database can say the time of a zone. */
  knowsZone: async (db: Db, zone: string): Promise<boolean> => {
    const found = sql<{ zone: string | null }>`select app.known_zone(${zone}, null) as zone`;
    return (await found.execute(db)).rows[0]?.zone != null;
  },

  found: (db: Db, { companyId, name, ownerId, inviteCode, timeZone, now }: FoundCompany) =>
    sql`select app.found_company(${companyId}, ${name}, ${ownerId}, ${inviteCode}, ${timeZone}, ${now})`.execute(
      db,
    ),

  findIdByCode: async (db: Db, inviteCode: string): Promise<string | null> => {
    const row = await db
      .selectFrom(sql<{ company_id: string }>`app.find_company_by_code(${inviteCode})`.as('company'))
      .select('company_id')
      .executeTakeFirst();
    return row?.company_id ?? null;
  },

  /** Empty for all. */
  mailDomainsByCode: async (db: Db, inviteCode: string): Promise<readonly string[]> => {
    const found = sql<{
      domains: string[] | null;
    }>`select app.mail_domains_by_code(${inviteCode}) as domains`;
    return (await found.execute(db)).rows[0]?.domains ?? [];
  },

  findNameByCode: async (db: Db, inviteCode: string): Promise<string | null> => {
    const row = await db
      .selectFrom(sql<{ name: string }>`app.name_company_by_code(${inviteCode})`.as('company'))
      .select('name')
      .executeTakeFirst();
    return row?.name ?? null;
  },

  /** False when the person does not wait for this company. */
  withdrawRequest: async (db: Db, companyId: string, userId: string): Promise<boolean> => {
    const { rows } = await sql<{ done: boolean }>`
      select app.withdraw_request(${companyId}, ${userId}) as done`.execute(db);
    return rows[0]?.done ?? false;
  },

  join: async (
    db: Db,
    inviteCode: string,
    userId: string,
    waiting: boolean,
    now: Date,
  ): Promise<JoinedRow | undefined> => {
    const { rows } = await sql<JoinedRow>`
      select company_id, before, status from app.join_company(${inviteCode}, ${userId}, ${waiting}, ${now})
    `.execute(db);
    return rows[0];
  },

  /** The company the scope is bound to, whichever the person's current one is. */
  findBound: (db: Db): Promise<CompanyRow | undefined> =>
    db
      .selectFrom('companies as c')
      .where('c.id', '=', sql<string>`(select app.company_id())`)
      .select([
        'c.id',
        'c.name',
        'c.description',
        'c.owner_id',
        'c.invite_code',
        'c.plan',
        'c.time_zone',
        'c.work_start',
        'c.work_end',
        'c.lunch_start',
        'c.lunch_end',
        'c.work_days',
        'c.default_meeting_duration',
        'c.meeting_free_mornings',
        'c.meeting_free_afternoons',
        'c.weekly_meeting_hours',
        'c.hourly_cost',
        'c.monthly_report',
        'c.escalation_days',
        'c.ai_summary_enabled',
        'c.recording_enabled',
        'c.require_approval',
        'c.chat_access',
        'c.figures_access',
        'c.require_second_factor',
        'c.session_hours',
        'c.mail_domains',
        'c.forbid_room_overlaps',
        'c.forbid_person_overlaps',
        'c.version',
        'c.created_at',
        'c.updated_at',
        sql<number>`(select count(*) from memberships m
          where m.company_id = c.id and m.status = 'active')`.as('members'),
        sql<number>`(select count(*) from memberships m
          where m.company_id = c.id and m.is_admin and m.user_id <> c.owner_id)`.as('admins'),
      ])
      .executeTakeFirst(),

  /** The bound company, held until the transaction ends. */
  lockBound: (db: Db) =>
    db
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', sql<string>`(select app.company_id())`)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  /** Whether the month was not taken before, in a company that wants reports. */
  takeReportedMonth: async (db: Db, month: string): Promise<boolean> => {
    const taken = await db
      .updateTable('companies')
      .set({ reported_month: month })
      .where('id', '=', sql<string>`(select app.company_id())`)
      .where('monthly_report', '=', true)
      .where(sql<boolean>`(reported_month is null or reported_month < ${month}::date)`)
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  },

  hasShownSecondFactor: async (db: Db, sessionId: string): Promise<boolean> => {
    const row = await db
      .selectFrom(sql<{ shown: boolean }>`app.has_shown_second_factor(${sessionId})`.as('session'))
      .select('shown')
      .executeTakeFirst();
    return row?.shown ?? false;
  },

  update: (db: Db, companyId: string, change: Updateable<CompaniesTable>) =>
    db.updateTable('companies').set(change).where('id', '=', companyId).execute(),

  setInviteCode: (db: Db, companyId: string, inviteCode: string, now: Date) =>
    db
      .updateTable('companies')
      .set({ invite_code: inviteCode, updated_at: now })
      .where('id', '=', companyId)
      .execute(),
};
