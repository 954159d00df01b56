declare module '../../../platform/database/tables.ts' {
  interface Tables {
    imported_events: ImportedEventsTable;
  }
}

/** Which meeting was made of which event of a file. */
export interface ImportedEventsTable {
  company_id: string;
  user_id: string;
  uid_hash: Buffer;
  /** The start the file gives it; 1970 for an event that does not repeat, so that it is recognised after it moved. */
  occurrence: Date;
  meeting_id: string;
  imported_at: Date;
  /** The import that made it; null for imports older than the column. */
  import_id: string | null;
}
