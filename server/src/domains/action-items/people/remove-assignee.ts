import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { openStates } from '../action-items.rules.ts';
import { recordItemDifferences } from '../history/record-item-differences.ts';
import { handedBackStore } from './handed-back.store.ts';

/** What somebody who left had not done yet is proposed again, to nobody in particular; what they gave others is theirs. */
export async function removeAssignee(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: Scope,
  {
    companyId,
    userId,
    removedBy,
  }: { readonly companyId: string; readonly userId: string; readonly removedBy: string },
): Promise<void> {
  const at = world.clock.now();
  const handed = await handedBackStore.handBack(scope.db, userId, openStates, at);
  const isHandedOver = await handedBackStore.handOver(scope.db, userId, at);
  for (const before of handed) {
    await recordItemDifferences(world, scope, before, {
      ...{ companyId, by: removedBy, cause: 'hand-back' },
      recorded: { act: 'assigned', by: null },
    });
    if (before.had_request)
      await world.bus.emit(scope, 'action-items.extension-ended', { itemId: before.id });
  }
  if (handed.length > 0 || isHandedOver)
    scope.afterCommit(() => world.hub.wake({ companyId, topics: ['action-items'] }));
}
