import type { ChatAccess } from '@hopgon/contract/companies/schemas';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    companies: CompaniesTable;
    memberships: MembershipsTable;
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
  /** 1 is Monday. */
  work_days: Generated<number[]>;
  /** Minutes. */
  default_meeting_duration: Generated<number>;
  ai_summary_enabled: Generated<boolean>;
  recording_enabled: Generated<boolean>;
  require_approval: Generated<boolean>;
  allow_auto_join: Generated<boolean>;
  chat_access: Generated<ChatAccess>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface MembershipsTable {
  company_id: string;
  user_id: string;
  status: Generated<'active' | 'waiting' | 'removed'>;
  is_admin: Generated<boolean>;
  department: Generated<string>;
  position: Generated<string>;
  joined_at: Date;
}
