import { demand, Failure } from '@hopgon/contract/failure';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockMeetingRow } from '../core/lock-meeting-row.ts';
import { timesRefusal } from '../core/meetings.rules.ts';
import { findWritten, type MeetingRow, meetingStore } from '../core/meetings.store.ts';
import { notifyMeetingViewers } from '../core/notify-meeting-viewers.ts';
import { recordChange } from '../history/record-change.ts';
import { presentMeeting } from '../meetings.presenter.ts';
import { askAgain, type Move } from '../people/moved-answers.store.ts';
import { notifyGuests } from '../people/notify-guests.ts';
import { notifyPeople } from '../people/notify-people.ts';
import { saveGuests } from '../people/save-guests.ts';
import { savePeople } from '../people/save-people.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { requireFreeTime } from '../time/require-free-time.ts';
import type { UpdatePlan } from './build-update-plan.ts';
import type { MeetingUpdate } from './merge-meeting-values.ts';
import { mergeUpdate } from './merge-update.ts';
import { notifyChange } from './notify-change.ts';
import { resolveUpdatePlan } from './resolve-update-plan.ts';

type UpdateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/**
 * Changes a meeting on the version the caller read, merged with what others changed since. People are notified of a new time
 * or place and asked again after a move; added and removed people, and those with a new role, are notified unless the
 * meeting is over. A draft notifies nobody, nor does prolonging a meeting that is under way.
 */
export function updateMeeting(
  world: UpdateWorld,
  scope: CompanyScope,
  meetingId: string,
  wanted: MeetingUpdate,
): Promise<Meeting> {
  const actorId = scope.actor.userId;
  return rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const before = await lockMeetingRow(tx, meetingId, 'edit');
      if (before.cancelled_at) throw new Failure('meeting_cancelled');
      const input = await mergeUpdate(tx, before, wanted);
      const plan = await resolveUpdatePlan(world, tx, before, input);
      await applyPlan(world, tx, before, plan, input);
      const after = await findWritten(tx.db, meetingId);
      await recordChange(world, tx, after, { kind: 'changed', by: actorId, fields: plan.fields });
      if (!after.is_draft) await notifyOfUpdate(world, tx, { before, after, plan, notify: input.notify });
      notifyMeetingViewers(world, tx, after, before);
      return presentMeeting(after, actorId, world.clock.now());
    }),
  );
}

async function applyPlan(
  world: UpdateWorld,
  tx: CompanyScope,
  before: MeetingRow,
  { values, toNotify, isNotified, people, guests, takes }: UpdatePlan,
  { version, allowClashes = false }: MeetingUpdate,
): Promise<void> {
  const times = { startsAt: values.starts_at, endsAt: values.ends_at };
  demand(timesRefusal(times));
  if (takes) {
    const timeZone = values.time_zone;
    await requireFreeTime(world, tx, { ...takes, times, timeZone, exceptMeetingId: before.id, allowClashes });
  }
  const now = world.clock.now();
  const alone = before.series_id === null ? {} : { detached: true };
  await meetingStore.update(tx.db, { id: before.id, version, now, isNotified }, { ...values, ...alone });
  await savePeople(world, tx, [{ meetingId: before.id, people }]);
  await saveGuests(world, tx, [{ meeting: before, guests }]);
  if (toNotify.includes('time') && !before.is_draft) {
    const move: Move = {
      id: before.id,
      from: [before.starts_at, before.ends_at],
      to: [times.startsAt, times.endsAt],
    };
    await askAgain(tx.db, [move], { userId: tx.actor.userId, now });
  }
}

interface Notice {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly plan: UpdatePlan;
  readonly notify: boolean | undefined;
}

async function notifyOfUpdate(
  world: UpdateWorld,
  tx: CompanyScope,
  { before, after, plan: { toNotify, toMail, people, guests }, notify }: Notice,
): Promise<void> {
  const added = people.added.map(({ userId }) => userId);
  await notifyChange(world, tx, {
    ...{ before, after, toNotify, toMail },
    to: after.participants.filter(({ user_id: userId }) => !added.includes(userId)),
    guests: after.guests.filter(({ id }) => before.guests.some((guest) => guest.id === id)),
  });
  if (after.ends_at <= world.clock.now()) return;
  await notifyPeople(world, tx, { before, after, people, notify });
  await notifyGuests(world, tx, { before, after, changes: guests, notify });
}
