import '../companies.events.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { removeClosedCompany as removal } from '../companies.jobs.ts';
import { closingStore } from './closing.store.ts';

/** Removes a closed company with all it holds once its time has come; one that was opened again is left alone. */
export async function removeClosedCompany(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'jobs' | 'log'>,
  scope: JobScope,
): Promise<void> {
  const { companyId } = scope;
  await scope.transaction(async (tx) => {
    const closing = await closingStore.find(tx.db);
    if (!closing) return;
    const userIds = await closingStore.memberIds(tx.db);
    // Held, so that nobody opens it again between the files and the rows.
    const held = await closingStore.lock(tx.db);
    // Another run of the job was faster.
    if (!held) return;
    const isDue = held.removed_after !== null && held.removed_after <= world.clock.now();
    if (isDue) await world.bus.emit(tx, 'companies.removed', { companyId });
    if (!(await closingStore.remove(tx.db, world.clock.now()))) {
      // Closed again since this was queued, or the clocks of queue and server differ.
      await world.jobs.send(tx, removal, companyId, {}, { startAfter: closing.removed_after });
      return;
    }
    tx.afterCommit(() => {
      world.hub.wake({ userIds, topics: ['me', 'company'] });
      world.log.info({ event: 'company-removed', companyId }, 'closed company removed');
    });
  });
}
