import { demand, Failure } from '@hopgon/contract/failure';
import type { updateMeeting as route } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { mailMeeting } from './mail-meeting.ts';
import { newsOf, wakeMeeting } from './meeting-news.ts';
import { presentMeeting } from './meetings.presenter.ts';
import { changesToTell, timesRefusal } from './meetings.rules.ts';
import { type MeetingRow, type MeetingValues, meetingStore } from './meetings.store.ts';
import { requireMeetingRow } from './require-meeting.ts';

type Changes = BodyOf<typeof route>;

/** Changes a meeting on the version the caller saw; people hear of a new time or place, and are asked again after a move. */
export async function updateMeeting(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
  input: Changes,
): Promise<Meeting> {
  const actorId = scope.actor.userId;
  return scope.transaction(async (tx) => {
    const before = await requireMeetingRow(tx, meetingId, 'edit');
    if (before.cancelled_at) throw new Failure('meeting_cancelled');
    const changes = await applyChanges(world, tx, before, input);
    const meeting = await requireMeetingRow(tx, meetingId, 'edit');
    if (changes.length > 0) {
      await world.bus.emit(tx, 'meetings.changed', { ...newsOf(meeting, actorId), changes });
      await mailMeeting(world, tx, meeting, { actorId, occasion: { kind: 'changed', changes } });
    }
    wakeMeeting(world, tx, meeting);
    return presentMeeting(meeting, actorId, world.clock.now());
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
  const now = world.clock.now();
  const told = changes.length > 0;
  const updated = await meetingStore.update(
    tx.db,
    { id: before.id, version: input.version, now },
    values,
    told,
  );
  if (!updated) throw new Failure('version_stale');
  if (changes.includes('time'))
    await meetingStore.askAgain(tx.db, before.id, { userId: tx.actor.userId, now });
  return changes;
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
