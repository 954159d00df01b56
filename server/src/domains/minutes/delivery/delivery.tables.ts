interface MinutesReadsTable {
  company_id: string;
  minutes_id: string;
  user_id: string;
  read_at: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    minutes_reads: MinutesReadsTable;
  }
}

export type { MinutesReadsTable };
