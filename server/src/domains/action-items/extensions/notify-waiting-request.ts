import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { actionItemStore } from '../action-items.store.ts';
import { notifyExtensionAnswerer } from './notify-extension-answerer.ts';

/** Asks again about the later deadline that an item waits for, after it came back; nothing where it waits for none. */
export async function notifyWaitingRequest(
  world: Pick<World, 'bus'>,
  tx: CompanyScope,
  itemId: string,
): Promise<void> {
  const row = await actionItemStore.find(tx.db, tx.actor.userId, itemId);
  if (!row || row.assignee_id === null || row.asked_deadline === null) return;
  await notifyExtensionAnswerer(world, tx, row, {
    ...{ requestedBy: row.assignee_id, deadlineBefore: row.deadline ?? '' },
    ...{ deadline: row.asked_deadline, reason: row.asked_reason ?? '' },
  });
}
