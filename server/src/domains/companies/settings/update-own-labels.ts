import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { labelOrUnset } from '../company/companies.rules.ts';
import { membersStore } from '../members/members.store.ts';

interface OwnLabels {
  readonly department?: string | undefined;
  readonly position?: string | undefined;
  /** Of the labels that were seen: an admin may have changed them since. */
  readonly labelsVersion?: number | undefined;
}

/** Sets the caller's own department and position in the company; both are labels and give no rights. */
export async function updateOwnLabels(
  tx: CompanyScope,
  { department, position, labelsVersion }: OwnLabels,
): Promise<void> {
  if (department === undefined && position === undefined) return;
  const { companyId } = await tx.entry();
  const done = await membersStore.updateLabels(tx.db, companyId, tx.actor.userId, {
    ...(department !== undefined && { department: labelOrUnset(department) }),
    ...(position !== undefined && { position: labelOrUnset(position) }),
    version: labelsVersion,
  });
  if (!done) throw new Failure('version_stale');
}
