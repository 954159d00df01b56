import { Failure } from '@hopgon/contract/failure';
import { violates } from '../../../platform/database/violates.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { ImportedTimes } from './imported-meeting.rules.ts';
import { importedMeetingsStore } from './imported-meetings.store.ts';

/**
 * Creates private meetings that the caller alone attends and chairs; notifies nobody. `after` runs in the same
 * transaction. Throws `meeting_overlap` where the company forbids a person two meetings at once.
 */
export async function createImportedMeetings(
  world: Pick<World, 'clock' | 'newId'>,
  scope: CompanyScope,
  imported: ImportedTimes,
  after: (tx: CompanyScope) => Promise<void>,
): Promise<void> {
  try {
    await scope.transaction(async (tx) => {
      const { companyId } = await tx.entry();
      const rows = imported.times.map((time) => ({ ...time, changeId: world.newId() }));
      const by = { companyId, userId: tx.actor.userId, now: world.clock.now() };
      await importedMeetingsStore.insert(tx.db, imported, rows, by);
      await after(tx);
    });
  } catch (error) {
    throw violates(error, 'booked_once') ? new Failure('meeting_overlap') : error;
  }
}
