declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
    imported_events: ImportedEventsTable;
  }
}

/** The address a membership's meetings can be subscribed to. */
export interface CalendarFeedsTable {
  company_id: string;
  user_id: string;
  /** SHA-256; the token itself is kept nowhere. */
  token_hash: Buffer;
  created_at: Date;
  read_at: Date | null;
}

/** Which meeting came of which event of a file. */
export interface ImportedEventsTable {
  company_id: string;
  user_id: string;
  uid_hash: Buffer;
  /** The start the file gives it; 1970 for what happens once, so that it is known again wherever it moved. */
  occurrence: Date;
  meeting_id: string;
  imported_at: Date;
  /** Which reading of a file it came of; null for those of before. */
  import_id: string | null;
}
