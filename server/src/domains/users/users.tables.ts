import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: UsersTable;
  }
}

export interface UsersTable {
  id: string;
  email: string;
  display_name: Generated<string>;
  given_name: GeneratedAlways<string>;
  folded: GeneratedAlways<string>;
  photo_url: string | null;
  awaits_confirmation: Generated<boolean>;
  current_company_id: string | null;
  created_at: Date;
  last_login: Date | null;
}
