import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import '../minutes.events.ts';
import { templateStore } from './templates.store.ts';

/** Drafts get the standard layout; what was adopted or issued with the template keeps its version. */
export function deleteCompanyTemplate(
  world: Pick<World, 'bus' | 'clock'>,
  scope: CompanyScope,
  id: string,
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const template = await templateStore.lock(tx.db, id);
    if (!template) throw new Failure('minutes_template_not_found');
    await templateStore.update(tx.db, id, { deleted_at: world.clock.now() });
    await templateStore.removeDefaults(tx.db, id);
    await templateStore.removeFromDrafts(tx.db, id);
    await templateStore.removeUnusedVersions(tx.db, id, 0);
    const { companyId } = await tx.entry();
    const changed = { companyId, actorId: tx.actor.userId, act: 'removed' as const, name: template.name };
    await world.bus.emit(tx, 'minutes.template-changed', changed);
    return {};
  });
}
