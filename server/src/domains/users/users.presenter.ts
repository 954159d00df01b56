import { unset } from '@hopgon/contract/options';
import type { Me, NotificationChoices } from '@hopgon/contract/users/schemas';
import { currentOf } from './users.rules.ts';
import type { NotificationSwitch, PersonRow } from './users.store.ts';

export function presentMe(row: PersonRow, named: string | null): Me {
  const current = currentOf(named ?? row.current_company_id, row.companies);
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    displayName: row.display_name,
    photoURL: row.photo_url,
    department: current?.department ?? unset,
    position: current?.position ?? unset,
    labelsVersion: current?.labelsVersion ?? null,
    phone: row.phone,
    bio: row.bio,
    notifications: presentNotificationChoices(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    lastLogin: row.last_login?.toISOString() ?? null,
    currentCompany: current?.id ?? null,
    companies: row.companies.map(({ id, name, role, closed, obstacle }) => ({
      id,
      name,
      role,
      closed,
      obstacle,
    })),
    requests: [...row.requests],
  };
}

export const presentNotificationChoices = (
  row: Readonly<Record<NotificationSwitch, boolean>>,
): NotificationChoices => ({
  email: row.email_notifications,
  reminders: row.meeting_reminders,
  chat: row.chat_notifications,
});
