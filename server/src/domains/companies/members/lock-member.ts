import { Failure } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { membersStore } from './members.store.ts';

type Standing = 'active' | 'waiting';

export interface LockedPair {
  readonly companyId: string;
  /** What the caller is now; another admin may have changed it since this call began. */
  readonly actorRole: Role;
  readonly role: Role;
  readonly standing: Standing;
}

/**
 * A person of one of these standings and the caller, both locked until the transaction ends. All other persons are
 * answered alike.
 */
export async function lockMember(
  tx: CompanyScope,
  userId: string,
  standings: readonly Standing[] = ['active'],
): Promise<LockedPair> {
  const { companyId } = await tx.entry();
  const locked = await membersStore.lock(tx.db, companyId, [tx.actor.userId, userId]);
  const actor = locked.get(tx.actor.userId);
  if (actor?.status !== 'active') throw new Failure('not_company_member');
  const member = locked.get(userId);
  const standing = standings.find((known) => known === member?.status);
  if (!member || !standing) throw new Failure('member_not_found');
  return { companyId, actorRole: actor.role, role: member.role, standing };
}
