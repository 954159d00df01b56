import type { LoginSession } from '@hopgon/contract/security/schemas';
import { readDevice } from './device.rules.ts';
import { shortenNetwork } from './shortened-network.rules.ts';

interface SessionRow {
  readonly id: string;
  readonly user_agent: string;
  readonly network: string;
  readonly created_at: Date;
  readonly rotated_at: Date;
}

/** The user agent and the whole address stay here: the person needs neither. */
export function presentSession(row: SessionRow, currentId: string): LoginSession {
  const { words, kind } = readDevice(row.user_agent);
  return {
    id: row.id,
    device: words,
    kind,
    address: shortenNetwork(row.network),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.rotated_at.toISOString(),
    current: row.id === currentId,
  };
}
