import type { AuditKind } from '@hopgon/contract/audit/schemas';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}

/** The app role may add and read, no more. */
export interface AuditEntriesTable {
  company_id: string;
  id: string;
  at: Date;
  actor_id: string | null;
  kind: AuditKind;
  /** Whom it was done to. */
  person_id: string | null;
  meeting_id: string | null;
  poll_id: string | null;
  details: unknown;
  network: string;
}
