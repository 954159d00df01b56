import type { WaitingMember } from '@hopgon/contract/companies/schemas';
import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { companyPolicy } from '../companies.policy.ts';
import { presentWaitingMember } from '../companies.presenter.ts';
import { cutPage, readMemberCursor } from './member-cursor.rules.ts';
import { membersStore } from './members.store.ts';

/** Who joined by the code and waits for approval, by given name, a page at a time. */
export async function listWaitingMembers(
  scope: CompanyScope,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ members: WaitingMember[]; nextCursor: string | null }> {
  const after = readMemberCursor(cursor);
  const rows = await membersStore.page(scope.db, { status: 'waiting', words: [], after, limit: limit + 1 });
  const { role } = await scope.entry();
  demand(companyPolicy.approveMember(role));
  const { page, nextCursor } = cutPage(rows, limit);
  return { members: page.map(presentWaitingMember), nextCursor };
}
