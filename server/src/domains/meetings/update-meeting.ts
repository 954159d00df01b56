import { demand, Failure } from '@hopgon/contract/failure';
import type { updateMeeting as route } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { changesAnybody, planPeople, tellPeople, writePeople } from './change-people.ts';
import { mailMeeting } from './mail-meeting.ts';
import { newsOf, wakeMeeting } from './meeting-news.ts';
import { presentMeeting } from './meetings.presenter.ts';
import { changesToTell, timesRefusal } from './meetings.rules.ts';
import { type MeetingRow, type MeetingValues, meetingStore } from './meetings.store.ts';
import { requireMeetingRow } from './require-meeting.ts';

type Changes = BodyOf<typeof route>;
type UpdateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/**
 * Changes a meeting on the version the caller saw. People hear of a new time or place, and are asked again after a move;
 * who is new, not wanted any more or given another part hears that, unless the meeting is over.
 */
export async function updateMeeting(
  world: UpdateWorld,
  scope: CompanyScope,
  meetingId: string,
  input: Changes,
): Promise<Meeting> {
  const actorId = scope.actor.userId;
  return scope.transaction(async (tx) => {
    const before = await requireMeetingRow(tx, meetingId, 'edit');
    if (before.cancelled_at) throw new Failure('meeting_cancelled');
    const { changes, people } = await applyChanges(world, tx, before, input);
    const after = await meetingStore.find(tx.db, meetingId);
    if (!after) throw new Error(`meeting ${meetingId} vanished in its own transaction`);
    if (changes.length > 0) {
      const added = people.added.map(({ userId }) => userId);
      const to = after.participants.filter(({ user_id: userId }) => !added.includes(userId));
      const userIds = to.map((person) => person.user_id);
      await world.bus.emit(tx, 'meetings.changed', { ...newsOf(after, actorId), userIds, changes });
      await mailMeeting(world, tx, after, { actorId, occasion: { kind: 'changed', changes }, to });
    }
    if (after.ends_at > world.clock.now()) await tellPeople(world, tx, { before, after, people });
    for (const seen of [before, after]) wakeMeeting(world, tx, seen);
    return presentMeeting(after, actorId, world.clock.now());
  });
}

async function applyChanges(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  before: MeetingRow,
  input: Changes,
) {
  const values = merge(before, input);
  demand(timesRefusal(timesOf(values)));
  const changes = changesToTell({ ...before, ...timesOf(before) }, { ...values, ...timesOf(values) });
  const people = input.participants
    ? planPeople(before, input.participants)
    : { added: [], removed: [], moved: [] };
  const now = world.clock.now();
  const updated = await meetingStore.update(
    tx.db,
    { id: before.id, version: input.version, now },
    values,
    changes.length > 0 || changesAnybody(people),
  );
  if (!updated) throw new Failure('version_stale');
  if (changesAnybody(people)) await writePeople(world, tx, before, people);
  if (changes.includes('time'))
    await meetingStore.askAgain(tx.db, before.id, { userId: tx.actor.userId, now });
  return { changes, people };
}

const timesOf = (row: Pick<MeetingValues, 'starts_at' | 'ends_at'>) => ({
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

const merge = (before: MeetingRow, input: Changes): MeetingValues => ({
  title: input.title ?? before.title,
  goal: input.goal ?? before.goal,
  type: input.type ?? before.type,
  starts_at: input.startsAt === undefined ? before.starts_at : new Date(input.startsAt),
  ends_at: input.endsAt === undefined ? before.ends_at : new Date(input.endsAt),
  location: input.location ?? before.location,
  visibility: input.visibility ?? before.visibility,
});
