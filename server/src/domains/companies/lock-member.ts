import { Failure } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { membersStore } from './members.store.ts';

/** An active member, held until the transaction ends; others are answered alike, whoever they are. */
export async function lockMember(tx: CompanyScope, userId: string): Promise<{ role: Role }> {
  const { companyId } = await tx.entry();
  const member = await membersStore.lock(tx.db, companyId, userId);
  if (member?.status !== 'active') throw new Failure('member_not_found');
  return { role: member.role };
}
