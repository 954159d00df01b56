import type { ChatAccess, FiguresAccess } from '@hopgon/contract/companies/schemas';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    companies: CompaniesTable;
    memberships: MembershipsTable;
    company_days: CompanyDaysTable;
  }
}

export interface CompaniesTable {
  id: string;
  name: string;
  description: Generated<string>;
  owner_id: string;
  invite_code: string;
  plan: Generated<'free'>;
  time_zone: string;
  /** HH:MM:SS, as the one below. */
  work_start: Generated<string>;
  work_end: Generated<string>;
  /** HH:MM:SS, as the one below; both null where nobody pauses. */
  lunch_start: Generated<string | null>;
  lunch_end: Generated<string | null>;
  /** 1 is Monday. */
  work_days: Generated<number[]>;
  /** Minutes. */
  default_meeting_duration: Generated<number>;
  /** 1 is Monday, as below. */
  meeting_free_mornings: Generated<number[]>;
  meeting_free_afternoons: Generated<number[]>;
  weekly_meeting_hours: Generated<number | null>;
  /** Đồng. */
  hourly_cost: Generated<number | null>;
  monthly_report: Generated<boolean>;
  /** YYYY-MM-01: the last month whose figures were mailed. */
  reported_month: Generated<string | null>;
  /** Working days; null: overdue items are not escalated. */
  escalation_days: Generated<number | null>;
  /** YYYY-MM-DD: the last working morning before its data were restored; null: they never were. */
  restored_on: Generated<string | null>;
  ai_summary_enabled: Generated<boolean>;
  recording_enabled: Generated<boolean>;
  require_approval: Generated<boolean>;
  chat_access: Generated<ChatAccess>;
  require_second_factor: Generated<boolean>;
  /** How long after signing in a session enters; null: as long as it lasts. */
  session_hours: Generated<number | null>;
  /** Of mail addresses that may join; empty: any. */
  mail_domains: Generated<string[]>;
  forbid_room_overlaps: Generated<boolean>;
  forbid_person_overlaps: Generated<boolean>;
  figures_access: Generated<FiguresAccess>;
  version: Generated<number>;
  /** Null while it works, as the two below. */
  closed_at: Date | null;
  closed_by: string | null;
  removed_after: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface MembershipsTable {
  company_id: string;
  user_id: string;
  status: Generated<'active' | 'waiting' | 'removed'>;
  is_admin: Generated<boolean>;
  /** Whether another person removed or refused them: they come back only when approved. */
  needs_approval: Generated<boolean>;
  department: Generated<string>;
  position: Generated<string>;
  joined_at: Date;
  /** Sessions opened before no longer enter the company. */
  sign_in_after: Generated<Date | null>;
  /** Kept beside the membership by the database: what the person is called, and how they are found. */
  display_name: GeneratedAlways<string>;
  email: GeneratedAlways<string>;
  given_name: GeneratedAlways<string>;
  folded: GeneratedAlways<string>;
  /** Of department and position; the database counts. */
  version: GeneratedAlways<number>;
}

/** What a company says of a day other than the law; `usual`: a holiday it does not keep. */
export interface CompanyDaysTable {
  company_id: string;
  day: string;
  kind: 'off' | 'work' | 'usual';
  name: string;
}
