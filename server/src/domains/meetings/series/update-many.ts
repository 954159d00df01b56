import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { timesRefusal } from '../core/meetings.rules.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import { recordChanges } from '../history/record-changes.ts';
import { askAgain, type Move } from '../people/moved-answers.store.ts';
import { saveGuests } from '../people/save-guests.ts';
import { savePeople } from '../people/save-people.ts';
import type { UpdatePlan } from '../updates/build-update-plan.ts';
import { seriesMeetingStore } from './series-meetings.store.ts';

/** Computes the update of a meeting from its present state. */
export interface Planned {
  readonly before: MeetingRow;
  readonly plan: UpdatePlan;
}

/**
 * Changes meetings together, as `updateMeeting` does one alone, with one statement for each kind of change; but nobody
 * is notified, and conflicts are checked once all have moved. The caller holds their locks.
 */
export async function updateMany(
  world: Pick<World, 'clock' | 'newId'>,
  tx: CompanyScope,
  planned: readonly Planned[],
): Promise<void> {
  const changed = planned.filter(({ plan }) => plan.fields.length > 0);
  if (changed.length === 0) return;
  for (const { values } of changed.map(({ plan }) => plan)) {
    demand(timesRefusal({ startsAt: values.starts_at, endsAt: values.ends_at }));
  }
  const now = world.clock.now();
  const { userId } = tx.actor;
  const rows = changed.map(({ before: { id }, plan: { values, isNotified } }) => ({
    id,
    isNotified,
    ...values,
  }));
  await seriesMeetingStore.change(tx.db, rows, now);
  await savePeople(
    world,
    tx,
    changed.map(({ before: { id }, plan: { people } }) => ({ meetingId: id, people })),
  );
  await saveGuests(
    world,
    tx,
    changed.map(({ before: meeting, plan: { guests } }) => ({ meeting, guests })),
  );
  const moves = changed
    .filter(({ plan }) => plan.toNotify.includes('time'))
    .map(
      ({ before, plan: { values } }): Move => ({
        id: before.id,
        from: [before.starts_at, before.ends_at],
        to: [values.starts_at, values.ends_at],
      }),
    );
  if (moves.length > 0) await askAgain(tx.db, moves, { userId, now });
  const noted = changed.map(({ before, plan: { fields } }) => ({
    meeting: { ...before, version: before.version + 1 },
    change: { kind: 'changed' as const, by: userId, fields },
  }));
  await recordChanges(world, tx, noted);
}
