import type { NotificationKind } from '@hopgon/contract/notifications/schemas';

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
  path: string;
  read_at: Date | null;
  created_at: Date;
}
