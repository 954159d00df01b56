import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { PeopleChanges } from '../core/meetings.rules.ts';
import { changesAnybody } from '../core/meetings.rules.ts';
import { participantStore } from './participants.store.ts';
import { requireMembers } from './require-members.ts';

interface ChangedPeople {
  readonly meetingId: string;
  readonly people: PeopleChanges;
}

/**
 * Saves the changed people of one or many meetings; an added person is an active member, and has accepted if they added
 * themselves.
 */
export async function savePeople(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  changed: readonly ChangedPeople[],
): Promise<void> {
  const { db, actor } = tx;
  const all = changed.filter(({ people }) => changesAnybody(people));
  if (all.length === 0) return;
  const added = all.flatMap(({ meetingId, people }) => people.added.map((part) => ({ ...part, meetingId })));
  const moved = all.flatMap(({ meetingId, people }) => people.moved.map((part) => ({ ...part, meetingId })));
  const removed = all.flatMap(({ meetingId, people }) =>
    people.removed.map((userId) => ({ userId, meetingId })),
  );
  await requireMembers(tx, added);
  await participantStore.remove(db, removed);
  // At no moment may there be two chairs.
  for (const isChair of [false, true]) {
    const parts = moved.filter(({ role }) => (role === 'chair') === isChair);
    await participantStore.setRoles(db, parts);
  }
  const { companyId } = await tx.entry();
  await participantStore.insert(
    db,
    { companyId, now: world.clock.now() },
    added.map(({ meetingId, userId, role }) => ({
      meeting_id: meetingId,
      user_id: userId,
      role,
      answer: userId === actor.userId ? ('accepted' as const) : ('waiting' as const),
    })),
  );
}
