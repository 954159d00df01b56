import './retention.tables.ts';
import type { RetentionCounts, RetentionRules } from '@hopgon/contract/retention/schemas';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';
import { keepEverything } from './retention.rules.ts';

export type RetentionRow = Selectable<Tables['retention_settings']>;

export const rulesOf = (row: RetentionRow | undefined): RetentionRules =>
  row
    ? { transcripts: row.transcript_months, meetings: row.meeting_months, keepsAdopted: row.keeps_adopted }
    : keepEverything;

interface Expired {
  readonly id: string;
  readonly meeting_id: string;
}

const before = (now: Date, months: number | null): RawBuilder<Date | null> =>
  sql`(${now}::timestamptz - make_interval(months => ${months}::int))`;

/** Whether a meeting, or the company with all of them, is held. */
const isHeld = sql`exists (select from retention_holds h where h.company_id = m.company_id
  and (h.meeting_id is null or h.meeting_id = m.id))`;

/** Meetings that are old enough as `old`, with what keeps some of them; `gone` are the others, `bare` the transcripts that go alone. */
const candidates = ({ transcripts, meetings, keepsAdopted }: RetentionRules, now: Date) => sql`
  old as (
    select m.id, m.starts_at, ${isHeld} as is_held,
      ${keepsAdopted}::boolean and exists (select from minutes d where d.company_id = m.company_id and d.meeting_id = m.id
        and d.state in ('adopted', 'locked')) as is_adopted,
      exists (select from action_items i where i.company_id = m.company_id and i.meeting_id = m.id
        and i.state in ('proposed', 'accepted', 'doing')) as has_open_tasks
    from meetings m
    where m.company_id = ${boundCompanyId} and m.over_at < ${before(now, meetings)}
  ), gone as (
    select id, starts_at from old where not is_held and not is_adopted and not has_open_tasks
  ), bare as (
    select t.id, m.id as meeting_id, m.starts_at
    from meetings m join transcripts t on t.company_id = m.company_id and t.meeting_id = m.id
    where m.company_id = ${boundCompanyId} and m.over_at < ${before(now, transcripts)} and not ${isHeld}
      and not exists (select from gone where gone.id = m.id)
  )`;

export const retentionStore = {
  find: (db: Db): Promise<RetentionRow | undefined> =>
    db.selectFrom('retention_settings').selectAll().executeTakeFirst(),

  lock: (db: Db): Promise<RetentionRow | undefined> =>
    db.selectFrom('retention_settings').selectAll().forUpdate().executeTakeFirst(),

  /** Undefined where somebody else changed them first. */
  save: (
    db: Db,
    {
      companyId,
      rules,
      startsAt,
      version,
      now,
    }: {
      readonly companyId: string;
      readonly rules: RetentionRules;
      readonly startsAt: Date | null;
      readonly version: number;
      readonly now: Date;
    },
  ): Promise<RetentionRow | undefined> => {
    const change = {
      transcript_months: rules.transcripts,
      meeting_months: rules.meetings,
      keeps_adopted: rules.keepsAdopted,
      starts_at: startsAt,
      updated_at: now,
      version: version + 1,
    };
    return db
      .insertInto('retention_settings')
      .values({ company_id: companyId, ran_at: null, ...change })
      .onConflict((conflict) =>
        conflict.column('company_id').doUpdateSet(change).where('retention_settings.version', '=', version),
      )
      .returningAll()
      .executeTakeFirst();
  },

  saveRun: (db: Db, now: Date, { meetings, transcripts }: RetentionCounts) =>
    db
      .updateTable('retention_settings')
      .set({ ran_at: now, removed_meetings: meetings, removed_transcripts: transcripts })
      .execute(),

  count: async (db: Db, rules: RetentionRules, now: Date) => {
    const { rows } = await sql<{
      meetings: number;
      transcripts: number;
      held: number;
      adopted: number;
      open_tasks: number;
    }>`
      with ${candidates(rules, now)}
      select (select count(*) from gone)::int as meetings, (select count(*) from bare)::int as transcripts,
        (select count(*) from meetings m where m.company_id = ${boundCompanyId} and ${isHeld}
          and (m.over_at < ${before(now, rules.meetings)} or m.over_at < ${before(now, rules.transcripts)}
            and exists (select from transcripts t where t.company_id = m.company_id and t.meeting_id = m.id)))::int as held,
        (select count(*) from old where is_adopted and not is_held)::int as adopted,
        (select count(*) from old where has_open_tasks and not is_adopted and not is_held)::int as open_tasks`.execute(
      db,
    );
    const [row] = rows;
    if (!row) throw new Error('a count without a row');
    return row;
  },

  /** The oldest that this person may see, and how many they may not. */
  list: async (db: Db, rules: RetentionRules, { now, viewerId, limit }: ListOptions) => {
    const { rows } = await sql<{
      meeting_id: string;
      title: string;
      starts_at: Date;
      time_zone: string;
      loses: 'meeting' | 'transcript';
      may_view: boolean;
      hidden: number;
    }>`
      with ${candidates(rules, now)}, affected as (
        select id as meeting_id, 'meeting' as loses from gone union select meeting_id, 'transcript' from bare
      )
      select a.meeting_id, m.title, m.starts_at, m.time_zone, a.loses, m.may_view,
        (count(*) filter (where not m.may_view) over ())::int as hidden
      from affected a join ${meetingsAsSql(viewerId)} m on m.id = a.meeting_id
      order by m.may_view desc, m.starts_at, a.meeting_id
      limit ${limit}`.execute(db);
    return { hidden: rows[0]?.hidden ?? 0, listed: rows.filter(({ may_view }) => may_view) };
  },

  /** The oldest meetings that go. */
  listMeetings: async (db: Db, rules: RetentionRules, now: Date, limit: number): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      with ${candidates(rules, now)} select id from gone order by starts_at, id limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** The oldest transcripts that go alone. */
  listTranscripts: async (
    db: Db,
    rules: RetentionRules,
    now: Date,
    limit: number,
  ): Promise<readonly Expired[]> => {
    const { rows } = await sql<Expired>`
      with ${candidates(rules, now)}
      select id, meeting_id from bare order by starts_at, id limit ${limit}`.execute(db);
    return rows;
  },

  /** Open companies whose rules delete something; seen by the owner of the database alone. */
  companiesWithRules: async (db: Db): Promise<readonly { id: string; name: string }[]> => {
    const { rows } = await sql<{ id: string; name: string }>`
      select c.id, c.name from retention_settings r join companies c on c.id = r.company_id
      where r.starts_at is not null and c.closed_at is null order by c.name, c.id`.execute(db);
    return rows;
  },

  /** Where the caller sees the rows of all companies. */
  findOf: (db: Db, companyId: string): Promise<RetentionRow | undefined> =>
    db.selectFrom('retention_settings').selectAll().where('company_id', '=', companyId).executeTakeFirst(),

  companiesDue: async (db: Db, now: Date): Promise<string[]> => {
    const found = sql<{ id: string }>`select id from app.list_companies_with_retention(${now}) as id`;
    return (await found.execute(db)).rows.map(({ id }) => id);
  },
};

interface ListOptions {
  readonly now: Date;
  readonly viewerId: string;
  readonly limit: number;
}
