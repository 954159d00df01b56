import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { openStates } from './action-items.rules.ts';
import { handedBackStore } from './handed-back.store.ts';
import { recordItemChange } from './history/record-item-change.ts';

/** What somebody who left had not done yet is proposed again, to nobody in particular. */
export async function removeAssignee(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: Scope,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  const handed = await handedBackStore.handBack(scope.db, userId, openStates, world.clock.now());
  for (const { id: itemId, had_request: hadRequest } of handed) {
    await recordItemChange(world, scope, { companyId, itemId, act: 'assigned', by: null });
    if (hadRequest) await world.bus.emit(scope, 'action-items.extension-ended', { itemId });
  }
  if (handed.length > 0) scope.afterCommit(() => world.hub.wake({ companyId, topics: ['action-items'] }));
}
