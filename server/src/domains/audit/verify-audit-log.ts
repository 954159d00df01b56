import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/kysely.ts';
import { auditLinksStore, type LinkRow } from './audit-links.store.ts';

/** Where the log of a company ended when it was verified; kept elsewhere, it shows later whether the log was rewritten. */
interface AuditHead {
  readonly companyId: string;
  readonly position: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

/** The first entry of a company that does not follow from the one before. */
export interface AuditBreak {
  readonly companyId: string;
  readonly problem: 'entry-changed' | 'entry-removed' | 'link-removed' | 'entry-unlinked' | 'log-rewritten';
  /** Null for an entry that was written past the chain. */
  readonly position: number | null;
  readonly entryId: string | null;
  readonly at: Date | null;
}

interface AuditVerification {
  readonly companies: number;
  readonly entries: number;
  readonly heads: readonly AuditHead[];
  readonly breaks: readonly AuditBreak[];
}

const pageSize = 2_000;

const nextHash = (previous: Uint8Array, { position, content }: LinkRow): Buffer =>
  createHash('sha256').update(previous).update(`${position} ${content}`, 'utf8').digest();

interface Progress {
  readonly position: number;
  readonly hash: Uint8Array;
}

function problemOf({ position, hash }: Progress, row: LinkRow): AuditBreak['problem'] | null {
  if (row.position !== position + 1) return 'link-removed';
  if (row.content === null) return 'entry-removed';
  return nextHash(hash, row).equals(row.hash) ? null : 'entry-changed';
}

async function verifyCompany(
  db: Db,
  companyId: string,
  known: AuditHead | undefined,
): Promise<{ readonly end: Progress; readonly found: AuditBreak | null }> {
  let end: Progress = { position: 0, hash: new Uint8Array() };
  const breakAt = (problem: AuditBreak['problem'], row: LinkRow): AuditBreak => ({
    ...{ companyId, problem, position: row.position, entryId: row.entry_id, at: row.at },
  });
  while (true) {
    const rows = await auditLinksStore.after(db, companyId, end.position, pageSize);
    for (const row of rows) {
      const problem = problemOf(end, row);
      if (problem) return { end, found: breakAt(problem, row) };
      end = { position: row.position, hash: row.hash };
      if (known?.position === row.position && known.hash !== Buffer.from(row.hash).toString('hex'))
        return { end, found: breakAt('log-rewritten', row) };
    }
    if (rows.length < pageSize) break;
  }
  if (known && known.position > end.position)
    return {
      end,
      found: {
        ...{ companyId, problem: 'log-rewritten', position: known.position, entryId: null, at: null },
      },
    };
  const loose = await auditLinksStore.firstUnlinked(db, companyId);
  const found: AuditBreak | null = loose && {
    ...{ companyId, problem: 'entry-unlinked', position: null, entryId: loose.id, at: loose.at },
  };
  return { end, found };
}

/**
 * Follows the chain of each company from its first entry, as the owner of the database. `heads` of an earlier run show also
 * that the whole chain, or its end, was written again. A company that was removed has no log any more and is passed over.
 */
export async function verifyAuditLog(
  db: Db,
  {
    companyId,
    heads = [],
  }: { readonly companyId?: string | undefined; readonly heads?: readonly AuditHead[] },
): Promise<AuditVerification> {
  const companies = (await auditLinksStore.companies(db)).filter(
    (id) => companyId === undefined || id === companyId,
  );
  const known = new Map(heads.map((head) => [head.companyId, head]));
  const reached: AuditHead[] = [];
  const breaks: AuditBreak[] = [];
  let entries = 0;
  for (const id of companies) {
    const { end, found } = await verifyCompany(db, id, known.get(id));
    entries += end.position;
    if (found) breaks.push(found);
    else reached.push({ companyId: id, position: end.position, hash: Buffer.from(end.hash).toString('hex') });
  }
  return { companies: companies.length, entries, heads: reached, breaks };
}
