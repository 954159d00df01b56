import { sql } from 'kysely';

/** Of a meeting `m` of an all-day series: the day the rule has it on, `YYYY-MM-DD`; null of any other. */
export const seriesDay = sql<string | null>`(
  select to_char(m.series_start at time zone s.time_zone, 'YYYY-MM-DD') from meeting_series s
  where s.company_id = m.company_id and s.id = m.series_id
    and s.start_time = '00:00' and s.length_ms % (24 * 60 * 60 * 1000) = 0)`;
