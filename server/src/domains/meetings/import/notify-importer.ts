import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';

/** Wakes the caller's own screens: nobody else sees imported meetings. */
export async function notifyImporter(world: Pick<World, 'hub'>, scope: CompanyScope): Promise<void> {
  const { companyId } = await scope.entry();
  scope.afterCommit(() => world.hub.wake({ companyId, topics: ['meetings'], userIds: [scope.actor.userId] }));
}
