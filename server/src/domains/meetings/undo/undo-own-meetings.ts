import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { undoRefusal } from '../core/meetings.rules.ts';
import { meetingStore } from '../core/meetings.store.ts';
import { seriesMeetingStore } from '../series/series-meetings.store.ts';
import { undoMeetings } from './undo-meetings.ts';

/** Undoes meetings the caller has just made before anybody is mailed; throws when a mail has left. */
export async function undoOwnMeetings(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingIds: readonly string[],
): Promise<void> {
  await scope.transaction(async (tx) => {
    await seriesMeetingStore.lock(tx.db, meetingIds);
    const now = world.clock.now();
    for (const meeting of await meetingStore.findAll(tx.db, meetingIds)) {
      demand(undoRefusal(meeting, tx.actor.userId, now));
    }
    await undoMeetings(world, tx, meetingIds);
  });
}
