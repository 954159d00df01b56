import type { NotificationKind, NotificationTime } from '@hopgon/contract/notifications/schemas';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notifications: NotificationsTable;
    push_subscriptions: PushSubscriptionsTable;
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
  /** The version of an item the line asks about. */
  subject_version: Generated<number | null>;
  /** The meeting of a task whose reader may not open that. */
  meeting_id: Generated<string | null>;
  /** What was done of what the line asks; null while nothing is. */
  outcome: Generated<string | null>;
  /** False where its reader wants a push message alone. */
  in_bell: Generated<boolean>;
  /** When a push message about it is due. */
  push_at: Generated<Date | null>;
  push_attempts: Generated<number>;
  read_at: Date | null;
  created_at: Date;
  /** The lines of a reader that have the same stand in one row; null where one stands alone. */
  bundle: Generated<string | null>;
}

/** A browser that receives push messages while its session lives. */
export interface PushSubscriptionsTable {
  user_id: string;
  id: string;
  session_id: string;
  endpoint: string;
  public_key: Buffer;
  auth_secret: Buffer;
  created_at: Date;
}
