import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    rooms: RoomsTable;
  }
}

export interface RoomsTable {
  company_id: string;
  id: string;
  name: string;
  capacity: number | null;
  note: Generated<string>;
  archived_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
