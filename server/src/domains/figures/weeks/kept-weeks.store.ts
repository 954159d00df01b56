import '../figures.tables.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Range, Span, Week } from '../range.rules.ts';
import { boundCompany, countMeetings, countPeople, weekRows } from './counted-weeks.store.ts';

/** The figures of whole weeks that were counted before; those of the company's own meetings, never of a sample. */
export const keptWeekStore = {
  /** Mondays of the weeks whose figures are kept and still hold: as long, with the same working hours, and nothing changed since. */
  async find(db: Db, { weeks, work }: Pick<Range, 'weeks' | 'work'>): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ monday: string }>`
      with week as materialized (${weekRows(weeks, work)})
      select w.monday::text from week w
      join figure_weeks k on k.company_id = ${boundCompany} and k.monday = w.monday
        and k.starts_at = w.starts_at and k.ends_at = w.ends_at and k.hours = w.hours
      where not exists (select from figure_changes c
          where c.company_id = ${boundCompany} and c.at >= w.starts_at and c.at < w.ends_at)`.execute(db);
    return new Set(rows.map(({ monday }) => monday));
  },

  /** False while another transaction counts weeks of the company, or changes the department of a member. */
  async lock(db: Db): Promise<boolean> {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(app.company_id()::text, 93)) as locked`.execute(db);
    return rows[0]?.locked ?? false;
  },

  /** Counts weeks again. Their changes are deleted first: one that commits meanwhile stays noted. */
  async replace(db: Db, weeks: readonly Week[], work: readonly Span[]): Promise<void> {
    const mondays = weeks.map(({ monday }) => monday);
    await sql`
      delete from figure_changes c using (${weekRows(weeks, [])}) w
      where c.company_id = ${boundCompany} and c.at >= w.starts_at and c.at < w.ends_at`.execute(db);
    await sql`delete from figure_weeks where company_id = ${boundCompany} and monday = any(${mondays}::date[])`.execute(
      db,
    );
    await sql`
      insert into figure_weeks (company_id, monday, starts_at, ends_at, hours)
      select ${boundCompany}, monday, starts_at, ends_at, hours from (${weekRows(weeks, work)}) w`.execute(
      db,
    );
    const counting = sql`counting as materialized (${weekRows(weeks, work)}),
      person as materialized (
        select user_id, department, status = 'active' as is_active from memberships where company_id = ${boundCompany})`;
    await sql`
      with ${counting}, ${countPeople({ isSample: false })}
      insert into figure_person_weeks (company_id, monday, user_id, taken, busy, inside, open_time, focus,
        back_to_back, accepted, tentative, declined, waiting)
      select ${boundCompany}, monday, user_id, taken, busy, inside, open_time, focus, back_to_back, accepted,
        tentative, declined, waiting from person_rows`.execute(db);
    await sql`select app.sum_figure_weeks(${boundCompany}, ${mondays}::date[], null)`.execute(db);
    await sql`
      with ${counting}, ${countPeople({ isSample: false })}, ${countMeetings}
      insert into figure_meetings (company_id, monday, meeting_id, starts_at, length, series_id, visibility, people,
        departments, department_people, punctual, agenda_items, agenda_reached, conclusions)
      select ${boundCompany}, monday, meeting_id, starts_at, length, series_id, visibility, people, departments,
        department_people, punctual, agenda_items, agenda_reached, conclusions from meeting_rows`.execute(db);
    await sql`select app.sum_figure_starts(${boundCompany}, ${mondays}::date[])`.execute(db);
  },

  /** Changes of weeks that are not kept, which are counted as they stand in any case, and weeks nobody asks for any more. */
  async deleteUnused(db: Db, before: Date): Promise<void> {
    await sql`delete from figure_weeks where company_id = ${boundCompany} and ends_at <= ${before}`.execute(
      db,
    );
    await sql`
      delete from figure_changes c where c.company_id = ${boundCompany} and not exists (
        select from figure_weeks w where w.company_id = ${boundCompany} and c.at >= w.starts_at and c.at < w.ends_at)`.execute(
      db,
    );
  },

  async companiesToCount(db: Db, now: Date): Promise<string[]> {
    const { rows } = await sql<{ company_id: string }>`
      select company_id from app.companies_to_count(${now})`.execute(db);
    return rows.map(({ company_id }) => company_id);
  },
};
