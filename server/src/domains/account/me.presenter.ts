import { unset } from '@hopgon/contract/options';
import type { Me } from '@hopgon/contract/users/schemas';
import { renderNotificationChoices } from '../users/render-notification-choices.ts';
import { currentOf } from './me.rules.ts';
import type { PersonRow } from './me.store.ts';

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
    notifications: renderNotificationChoices(row),
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
