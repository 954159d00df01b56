import type { AuditKind } from '@hopgon/contract/audit/schemas';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
    audit_links: AuditLinksTable;
    audit_expired_meetings: AuditExpiredMeetingsTable;
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

/** The hash chain of the entries, which the database writes at the commit. The app role may only read it. */
export interface AuditLinksTable {
  company_id: string;
  position: number;
  entry_id: string;
  hash: Buffer;
}

/** Meetings that the rules of retention deleted. */
export interface AuditExpiredMeetingsTable {
  company_id: string;
  meeting_id: string;
}
