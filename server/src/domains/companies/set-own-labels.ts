import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { labelOrUnset } from './companies.rules.ts';
import { membersStore } from './members.store.ts';

/** Sets the caller's own department and position in the company; both are labels and give no rights. */
export async function setOwnLabels(
  tx: CompanyScope,
  {
    department,
    position,
  }: { readonly department?: string | undefined; readonly position?: string | undefined },
): Promise<void> {
  if (department === undefined && position === undefined) return;
  const { companyId } = await tx.entry();
  await membersStore.update(tx.db, companyId, tx.actor.userId, {
    ...(department !== undefined && { department: labelOrUnset(department) }),
    ...(position !== undefined && { position: labelOrUnset(position) }),
  });
}
