import type { Member } from '@hopgon/contract/companies/schemas';
import { Failure } from '@hopgon/contract/failure';
import { Id } from '@hopgon/contract/primitives';
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { presentMember } from './companies.presenter.ts';
import { searchWords } from './companies.rules.ts';
import { membersStore } from './members.store.ts';

export interface MemberQuery {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The active members by given name, then by family name, a page at a time. */
export async function listMembers(
  scope: CompanyScope,
  { search, cursor, limit }: MemberQuery,
): Promise<{ members: Member[]; nextCursor: string | null }> {
  const rows = await membersStore.page(scope.db, {
    status: 'active',
    words: searchWords(search),
    after: cursor === undefined ? null : readCursor(cursor),
    limit: limit + 1,
  });
  const { role } = await scope.entry();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    members: page.map((row) => presentMember(row, role)),
    nextCursor: last ? encodeCursor([last.user_id]) : null,
  };
}

// The sort keys are names of any length; the person they belong to says the same in few characters.
function readCursor(cursor: string): string {
  const [userId] = decodeCursor(cursor, 1);
  const known = Id.safeParse(userId);
  if (!known.success) throw new Failure('bad_request');
  return known.data;
}
