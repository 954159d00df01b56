import type { Me, ProfileChange } from '@hopgon/contract/users/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { updateOwnLabels } from '../companies/settings/update-own-labels.ts';
import { updatePerson } from '../users/update-person.ts';
import { notifyColleagues } from './notify-colleagues.ts';
import { readMe } from './read-me.ts';

/** Saves the caller's profile: all of it, or nothing when somebody changed it since it was read. */
export async function updateProfile(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  change: ProfileChange,
): Promise<Me> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    await updatePerson(tx, userId, change.version, change);
    await updateOwnLabels(tx, change);
    await notifyColleagues(world, tx);
    return readMe(world, tx, companyId);
  });
}
