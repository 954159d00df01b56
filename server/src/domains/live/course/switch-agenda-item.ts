import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type LiveKey, liveStore } from '../live.store.ts';

/** Which agenda item is spoken of from now on; null for none. */
export async function switchAgendaItem(
  world: Pick<World, 'clock' | 'newId'>,
  tx: CompanyScope,
  key: LiveKey,
  itemId: string | null,
): Promise<void> {
  const now = world.clock.now();
  await liveStore.endSpan(tx.db, key.meetingId, now);
  if (itemId !== null) await liveStore.startSpan(tx.db, key, { id: world.newId(), itemId, now });
}
