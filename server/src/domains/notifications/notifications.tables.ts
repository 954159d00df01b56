import type { NotificationKind, NotificationTime } from '@hopgon/contract/notifications/schemas';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}

export interface NotificationsTable {
  company_id: string;
  user_id: string;
  id: string;
  kind: NotificationKind;
  text: string;
  time: ColumnType<NotificationTime | null, NotificationTime | null, string | null>;
  path: string;
  /** What is to be answered, accepted or approved; null where nothing is, or it is done. */
  subject_id: string | null;
  /** What was done of what the line asks; null while nothing is. */
  outcome: Generated<string | null>;
  read_at: Date | null;
  created_at: Date;
}
