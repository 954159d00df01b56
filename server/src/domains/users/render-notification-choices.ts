import type { NotificationChoices } from '@hopgon/contract/users/schemas';

interface ChoicesRow {
  readonly email_notifications: boolean;
  readonly meeting_reminders: boolean;
  readonly chat_notifications: boolean;
}

export const renderNotificationChoices = (row: ChoicesRow): NotificationChoices => ({
  email: row.email_notifications,
  reminders: row.meeting_reminders,
  chat: row.chat_notifications,
});
