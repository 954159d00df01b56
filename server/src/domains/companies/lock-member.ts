import { Failure } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { membersStore } from './members.store.ts';

type Standing = 'active' | 'waiting';

/** A person of one of these standings, held until the transaction ends; others are answered alike, whoever they are. */
export async function lockMember(
  tx: CompanyScope,
  userId: string,
  standings: readonly Standing[] = ['active'],
): Promise<{ role: Role; standing: Standing }> {
  const { companyId } = await tx.entry();
  const member = await membersStore.lock(tx.db, companyId, userId);
  const standing = standings.find((known) => known === member?.status);
  if (!member || !standing) throw new Failure('member_not_found');
  return { role: member.role, standing };
}
