import type { Generated } from 'kysely';

interface RetentionSettingsTable {
  company_id: string;
  transcript_months: number | null;
  meeting_months: number | null;
  keeps_adopted: boolean;
  starts_at: Date | null;
  ran_at: Date | null;
  removed_meetings: Generated<number>;
  removed_transcripts: Generated<number>;
  version: Generated<number>;
  updated_at: Date;
}

interface RetentionHoldsTable {
  company_id: string;
  id: string;
  /** Null: the whole company. */
  meeting_id: string | null;
  reason: string;
  held_by: string;
  held_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    retention_settings: RetentionSettingsTable;
    retention_holds: RetentionHoldsTable;
  }
}
