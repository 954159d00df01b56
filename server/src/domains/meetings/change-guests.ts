import type { Scope } from '../../platform/database/scope.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { GuestChanges } from './guests.rules.ts';
import { guestStore } from './guests.store.ts';
import { mailMeeting } from './mail-meeting.ts';
import type { SeriesTold } from './meeting-calendar.ts';
import type { MeetingRow } from './meetings.store.ts';

/** Writes who of the guests is new, gone, or called otherwise. */
export async function writeGuests(
  world: Pick<World, 'newId'>,
  { db }: Scope,
  meeting: MeetingRow,
  { added, removed, changed }: GuestChanges,
): Promise<void> {
  await guestStore.remove(
    db,
    meeting.id,
    removed.map(({ id }) => id),
  );
  for (const { before, after } of changed) {
    await guestStore.rename(db, meeting.id, before.id, { name: after.name, role: after.role });
  }
  const of = { company_id: meeting.company_id, meeting_id: meeting.id };
  await guestStore.insert(
    db,
    added.map((guest) => ({ ...guest, ...of, id: world.newId() })),
  );
}

interface Told {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly changes: GuestChanges;
  /** Where the mails tell of a whole series. */
  readonly series?: SeriesTold | undefined;
}

/** Tells the new, the missing and those with another part by mail; the others are not bothered. */
export async function tellGuests(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  tx: CompanyScope,
  { before, after, changes, series }: Told,
): Promise<void> {
  const by = { actorId: tx.actor.userId, to: [], series };
  const emails = changes.added.map(({ email }) => email);
  const added = after.guests.filter(({ email }) => emails.includes(email));
  const gone = changes.removed.map(({ id }) => id);
  const removed = before.guests.filter(({ id }) => gone.includes(id));
  const moved = changes.changed.filter(({ before: was, after: is }) => was.role !== is.role);
  const others = after.guests.filter(({ id }) => moved.some((one) => one.before.id === id));
  if (added.length > 0)
    await mailMeeting(world, tx, after, { ...by, occasion: { kind: 'invited' }, guests: added });
  if (removed.length > 0)
    await mailMeeting(world, tx, after, { ...by, occasion: { kind: 'uninvited' }, guests: removed });
  if (others.length > 0)
    await mailMeeting(world, tx, after, { ...by, occasion: { kind: 'role' }, guests: others });
}
