import { type RawBuilder, sql } from 'kysely';

/**
 * For a recursive query: of lines of minutes, given by a query of their ids, they themselves and the lines of earlier editions
 * that they correct. Correcting minutes copies their lines.
 */
export const earlierLinesOf = (ids: RawBuilder<unknown>) => sql`
  earlier_lines (decision_id, company_id, line_id, reading_id, corrects_minutes_id, corrects_line_id) as (
    select l.id, l.company_id, l.id, l.reading_id, l.corrects_minutes_id, l.corrects_line_id
    from minutes_lines l where l.company_id = (select app.company_id()) and l.id in (${ids})
    union all
    select e.decision_id, o.company_id, o.id, o.reading_id, o.corrects_minutes_id, o.corrects_line_id
    from earlier_lines e join minutes_lines o on o.company_id = e.company_id and o.minutes_id = e.corrects_minutes_id
      and o.id = e.corrects_line_id
  )`;

/**
 * For a recursive query: every id under which something was said of these decisions and tasks. Those of minutes were readings
 * and lines of earlier editions before.
 */
export const formsOf = (ids: readonly string[]) => sql`
  ${earlierLinesOf(sql`select unnest(${ids}::uuid[])`)},
  forms (decision_id, form_id) as (
    select id, id from unnest(${ids}::uuid[]) id
    union select decision_id, line_id from earlier_lines
    union select decision_id, reading_id from earlier_lines where reading_id is not null
  )`;
