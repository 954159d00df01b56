import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { endAfter } from '../time/meeting-length.rules.ts';
import { type Copying, copyMeetings } from './invitations/series-copies.store.ts';

interface NewOccurrences extends Copying {
  /** When the copies begin. */
  readonly slots: readonly Date[];
  readonly lengthMs: number;
  /** The zone of the series. */
  readonly timeZone: string;
}

/** Copies a meeting of a series to other times of it; answers the ids of the copies. Nobody is notified. */
export async function createOccurrences(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Scope,
  { slots, lengthMs, timeZone, ...of }: NewOccurrences,
): Promise<string[]> {
  if (slots.length === 0) return [];
  const copies = slots.map((slot) => ({
    id: world.newId(),
    changeId: world.newId(),
    slot,
    startsAt: slot,
    endsAt: endAfter(slot, lengthMs, timeZone),
  }));
  await copyMeetings(tx.db, copies, of, world.clock.now());
  return copies.map(({ id }) => id);
}
