import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { writeGuests } from './change-guests.ts';
import { changesAnybody, writePeople } from './change-people.ts';
import { guestStore } from './guests.store.ts';
import { noteChange } from './meeting-history.ts';
import { timesRefusal } from './meetings.rules.ts';
import { type MeetingRow, meetingStore } from './meetings.store.ts';
import { participantStore } from './participants.store.ts';
import { type Plan, planUpdate } from './plan-update.ts';
import type { MeetingUpdate } from './update-meeting.ts';

/**
 * Changes one of many meetings that change together, as `updateMeeting` does for one alone: but nobody is told, and whether
 * the time is free is asked when all have moved.
 */
export async function updateInSeries(
  world: Pick<World, 'clock' | 'config' | 'newId'>,
  tx: CompanyScope,
  before: MeetingRow,
  input: Omit<MeetingUpdate, 'version'>,
): Promise<Plan> {
  const { id, version } = before;
  const plan = await planUpdate(world, tx, before, { ...input, version });
  const { values, told, people, guests, fields, toTell } = plan;
  if (fields.length === 0) return plan;
  demand(timesRefusal({ startsAt: values.starts_at, endsAt: values.ends_at }));
  const now = world.clock.now();
  await meetingStore.update(tx.db, { id, version, now, told }, values);
  if (changesAnybody(people)) await writePeople(world, tx, before, people);
  await writeGuests(world, tx, before, guests);
  if (toTell.includes('time')) {
    await participantStore.askAgain(tx.db, id, { userId: tx.actor.userId, now });
    await guestStore.askAgain(tx.db, id);
  }
  const changed = { company_id: before.company_id, id, version: version + 1 };
  await noteChange(world, tx, changed, { kind: 'changed', by: tx.actor.userId, fields });
  return plan;
}
