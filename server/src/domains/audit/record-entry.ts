import type { AuditKind } from '@hopgon/contract/audit/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import { requestNetwork } from '../../platform/http/request-origin.ts';
import type { World } from '../../platform/world.ts';
import { auditStore } from './audit.store.ts';
import type { AuditDetails } from './audit-texts.rules.ts';

export interface NewEntry {
  readonly companyId: string;
  /** Null: the server itself. */
  readonly actorId: string | null;
  readonly kind: AuditKind;
  readonly personId?: string;
  readonly meetingId?: string;
  readonly pollId?: string;
  readonly details?: AuditDetails;
}

/** Writes an entry in the transaction of `scope`, so that it exists exactly if the change does. */
export async function recordEntry(
  world: Pick<World, 'clock' | 'newId'>,
  scope: Scope,
  { companyId, actorId, kind, personId, meetingId, pollId, details = {} }: NewEntry,
): Promise<void> {
  await auditStore.insert(scope.db, {
    company_id: companyId,
    id: world.newId(),
    at: world.clock.now(),
    actor_id: actorId,
    kind,
    person_id: personId ?? null,
    meeting_id: meetingId ?? null,
    poll_id: pollId ?? null,
    details: JSON.stringify(details),
    network: requestNetwork(),
  });
}
