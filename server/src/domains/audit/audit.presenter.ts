import type { AuditEntry } from '@hopgon/contract/audit/schemas';
import type { AuditRow } from './audit.store.ts';
import { StoredDetails } from './audit-details.schemas.ts';
import { auditText, auditTime, groupOf } from './audit-texts.rules.ts';

export function presentEntry(row: AuditRow): AuditEntry {
  const details = StoredDetails.parse(row.details);
  const text = auditText(row.kind, {
    person: row.person_name ?? 'một người',
    meeting: row.meeting_title ?? row.poll_title,
    details,
  });
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_id === null ? null : { userId: row.actor_id, displayName: row.actor_name ?? '' },
    group: groupOf(row.kind),
    text,
    time: auditTime(text, details),
    network: row.network,
  };
}
