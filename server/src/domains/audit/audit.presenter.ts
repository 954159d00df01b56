import type { AuditEntry } from '@hopgon/contract/audit/schemas';
import type { AuditRow } from './audit.store.ts';
import { StoredDetails } from './audit-details.schemas.ts';
import { auditText, groupOf } from './audit-texts.rules.ts';

export const presentEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor_id === null ? null : { userId: row.actor_id, displayName: row.actor_name ?? '' },
  group: groupOf(row.kind),
  text: auditText(row.kind, {
    person: row.person_name ?? 'một người',
    meeting: row.meeting_title ?? row.poll_title,
    details: StoredDetails.parse(row.details),
  }),
  network: row.network,
});
