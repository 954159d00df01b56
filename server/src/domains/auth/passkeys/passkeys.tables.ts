import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    passkeys: PasskeysTable;
  }
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  backed_up: boolean;
  version: Generated<number>;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}
