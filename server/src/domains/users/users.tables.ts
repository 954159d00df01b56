import type { ChosenChannels } from '@hopgon/contract/notifications/groups';
import type { QuietHours } from '@hopgon/contract/notifications/settings';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  email_verified_at: Date | null;
  current_company_id: string | null;
  created_at: Date;
  last_login: Date | null;
  phone: Generated<string>;
  bio: Generated<string>;
  email_notifications: Generated<boolean>;
  meeting_reminders: Generated<boolean>;
  chat_notifications: Generated<boolean>;
  notification_choices: ColumnType<ChosenChannels, string | undefined, string>;
  quiet_hours: ColumnType<QuietHours | null, string | null | undefined, string | null>;
  /** IANA; null: the company's. */
  time_zone: string | null;
  version: Generated<number>;
  /** Carried by the links of mails that act for the person; null until a first one replaced it. */
  link_seed: string | null;
  /** The account ended; the row stays for the name in minutes. */
  deleted_at: Date | null;
}
