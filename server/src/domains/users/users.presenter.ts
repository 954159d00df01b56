import { unset } from '@hopgon/contract/options';
import type { Me } from '@hopgon/contract/users/schemas';
import { currentOf } from './users.rules.ts';
import type { PersonRow } from './users.store.ts';

export function presentMe(row: PersonRow, named: string | null): Me {
  const current = currentOf(named ?? row.current_company_id, row.companies);
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    photoURL: row.photo_url,
    department: current?.department ?? unset,
    position: current?.position ?? unset,
    createdAt: row.created_at.toISOString(),
    lastLogin: row.last_login?.toISOString() ?? null,
    currentCompany: current?.id ?? null,
    companies: row.companies.map(({ id, name, role }) => ({ id, name, role })),
  };
}
