import type { Member } from '@hopgon/contract/companies/schemas';
import type { Role } from '@hopgon/contract/options';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { presentMember } from '../companies.presenter.ts';
import { searchWords } from '../company/companies.rules.ts';
import { cutPage, readMemberCursor } from './member-cursor.rules.ts';
import { membersStore } from './members.store.ts';

export interface MemberQuery {
  readonly query?: string | undefined;
  readonly role?: Role | undefined;
  readonly cursor?: string | undefined;
  readonly skip?: number | undefined;
  readonly limit: number;
}

/** The active members by given name, then by the whole name, a page at a time. */
export async function listMembers(
  scope: CompanyScope,
  { query, role, cursor, skip = 0, limit }: MemberQuery,
): Promise<{ members: Member[]; total: number; nextCursor: string | null }> {
  const wanted = { status: 'active', words: searchWords(query), role } as const;
  const after = readMemberCursor(cursor);
  const rows = await membersStore.page(scope.db, { ...wanted, after, skip, limit: limit + 1 });
  // Behind the last one no row is left to say it.
  const total = rows[0]?.total ?? (skip > 0 ? await membersStore.count(scope.db, wanted) : 0);
  const { role: viewer } = await scope.entry();
  const { page, nextCursor } = cutPage(rows, limit);
  return { members: page.map((row) => presentMember(row, viewer)), total, nextCursor };
}
