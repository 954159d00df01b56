import type { World } from '../../platform/world.ts';
import { auditStore } from './audit.store.ts';
import { entryByEvent } from './entry-by-event.ts';
import { recordEntry } from './record-entry.ts';

/** Records what concerns the company in the transaction of the change itself. */
export function listenAudit(world: Pick<World, 'bus' | 'clock' | 'newId'>): void {
  const names = Object.keys(entryByEvent).filter(
    (name): name is keyof typeof entryByEvent => name in entryByEvent,
  );
  for (const name of names) listen(world, name);
  world.bus.on('retention.meetings-expired', async (scope, { companyId, meetingIds }) => {
    await auditStore.insertExpired(scope.db, companyId, meetingIds);
  });
}

function listen<N extends keyof typeof entryByEvent>(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  name: N,
): void {
  const entryOf = entryByEvent[name];
  world.bus.on(name, (scope, event) => recordEntry(world, scope, entryOf(event)));
}
