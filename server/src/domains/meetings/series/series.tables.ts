import type { Frequency } from '@hopgon/contract/series/schemas';
import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    meeting_series: MeetingSeriesTable;
  }
}

export interface MeetingSeriesTable {
  company_id: string;
  id: string;
  /** The first of those it was parted from; itself when it never was. */
  origin_id: string;
  time_zone: string;
  /** `YYYY-MM-DD` */
  first_day: string;
  /** `HH:MM:SS` */
  start_time: string;
  length_ms: number;
  frequency: Frequency;
  every: number;
  weekdays: number[] | null;
  month: number | null;
  month_day: number | null;
  nth: number | null;
  nth_weekday: number | null;
  until_day: string | null;
  times: number | null;
  exceptions: string[];
  /** Of one without an end there are meetings up to here. */
  filled_until: Date | null;
  created_by: string;
  /** iCalendar SEQUENCE of the series. */
  sequence: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
