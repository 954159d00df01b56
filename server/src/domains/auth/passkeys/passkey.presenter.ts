import type { Passkey } from '@hopgon/contract/security/schemas';
import type { PasskeyRow } from './passkeys.store.ts';

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  backedUp: row.backed_up,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
