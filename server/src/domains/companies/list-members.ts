import type { Member } from '@hopgon/contract/companies/schemas';
import type { Role } from '@hopgon/contract/options';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { presentMember } from './companies.presenter.ts';
import { searchWords } from './companies.rules.ts';
import { cutPage, readMemberCursor } from './member-cursor.ts';
import { membersStore } from './members.store.ts';

export interface MemberQuery {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The active members by given name, then by the whole name, a page at a time. */
export async function listMembers(
  scope: CompanyScope,
  { search, role, cursor, limit }: MemberQuery,
): Promise<{ members: Member[]; total: number; nextCursor: string | null }> {
  const rows = await membersStore.page(scope.db, {
    status: 'active',
    words: searchWords(search),
    role,
    after: readMemberCursor(cursor),
    limit: limit + 1,
  });
  const { role: viewer } = await scope.entry();
  const { page, nextCursor } = cutPage(rows, limit);
  return { members: page.map((row) => presentMember(row, viewer)), total: rows[0]?.total ?? 0, nextCursor };
}
