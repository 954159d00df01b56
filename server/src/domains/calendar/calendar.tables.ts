declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
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
