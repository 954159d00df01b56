import { type AuditEntry, type AuditGroup, auditKinds } from '@hopgon/contract/audit/schemas';
import { Failure } from '@hopgon/contract/failure';
import { Id } from '@hopgon/contract/primitives';
import { instantAt } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { resolveTimeZone } from '../companies/days/resolve-time-zone.ts';
import { presentEntry } from './audit.presenter.ts';
import { type AuditPage, auditStore } from './audit.store.ts';

export interface AuditFilter {
  readonly person?: string | undefined;
  readonly group?: AuditGroup | undefined;
  /** Days of `timeZone`, or else of the company's zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly words?: string | undefined;
}

export interface AuditQuery extends AuditFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

function readEntryCursor(cursor: string | undefined): AuditPage['after'] {
  if (cursor === undefined) return undefined;
  const [at = '', id] = decodeCursor(cursor, 2);
  const known = Id.safeParse(id);
  const instant = new Date(at);
  if (!known.success || Number.isNaN(instant.getTime())) throw new Failure('bad_request');
  return { at: instant, id: known.data };
}

/** What was done in the company, the newest first, a page at a time. */
export async function listAuditEntries(
  scope: CompanyScope,
  { group, cursor, limit, from, to, person, words, timeZone }: AuditQuery,
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const zone = await resolveTimeZone(scope, timeZone);
  const rows = await auditStore.page(scope.db, {
    person,
    words,
    from: from === undefined ? undefined : instantAt(from, '00:00', zone),
    before: to === undefined ? undefined : instantAt(addDays(to, 1), '00:00', zone),
    viewerId: scope.actor.userId,
    kinds: group && auditKinds[group],
    after: readEntryCursor(cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    entries: page.map(presentEntry),
    nextCursor: last ? encodeCursor([last.at.toISOString(), last.id]) : null,
  };
}
