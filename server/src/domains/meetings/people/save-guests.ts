import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import type { GuestChanges } from './guests.rules.ts';
import { guestStore } from './guests.store.ts';

interface ChangedGuests {
  readonly meeting: Pick<MeetingRow, 'company_id' | 'id'>;
  readonly guests: GuestChanges;
}

/** Writes who of the guests of one or many meetings is new, gone, or called otherwise. */
export async function saveGuests(
  world: Pick<World, 'newId'>,
  { db }: Scope,
  all: readonly ChangedGuests[],
): Promise<void> {
  const removed = all.flatMap(({ meeting, guests }) =>
    guests.removed.map(({ id }) => ({ meetingId: meeting.id, id })),
  );
  const renamed = all.flatMap(({ meeting, guests }) =>
    guests.changed.map(({ before, after: { name, role } }) => ({
      ...{ meetingId: meeting.id, id: before.id, name, role },
    })),
  );
  const added = all.flatMap(({ meeting: { company_id, id }, guests }) =>
    guests.added.map((guest) => ({ ...guest, company_id, meeting_id: id, id: world.newId() })),
  );
  await guestStore.remove(db, removed);
  await guestStore.rename(db, renamed);
  await guestStore.insert(db, added);
}
