import { Failure } from '@hopgon/contract/failure';
import type { recordAttendance as route } from '@hopgon/contract/live/routes';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { completeLiveChange } from '../course/complete-live-change.ts';
import { type LockedLiveMeeting, lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { mostAttendanceRecords } from './attendance.limits.ts';
import { isPossibleDeparture, isPossibleTime, usualTime } from './attendance.rules.ts';
import { attendanceStore } from './attendance.store.ts';
import { listPeople, type PersonRecord } from './live-people.rules.ts';

type Change = BodyOf<typeof route>['people'][number];

/** Records who came, left or is absent. Who is recorded so already, and at no other time, is not recorded again. */
export function recordAttendance(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { meetingId, people }: BodyOf<typeof route> & { readonly meetingId: string },
): Promise<LiveMeeting> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    const now = world.clock.now();
    const earlier = await attendanceStore.list(tx.db, meetingId);
    const known = new Map(listPeople(locked.meeting, earlier).map((person) => [person.id, person]));
    const changes = people.flatMap((change) => {
      const person = known.get(change.id);
      if (!person) throw new Failure('live_person_not_found');
      return isSaid(person, change) ? [] : [{ person, change }];
    });
    if (earlier.length + changes.length > mostAttendanceRecords) throw new Failure('attendance_full');
    const by = { recorded_by: tx.actor.userId, recorded_at: now };
    const rows = changes.map(({ person, change }) => ({
      ...{ company_id: locked.key.companyId, meeting_id: meetingId, id: world.newId(), ...by },
      user_id: person.isMember ? person.id : null,
      guest_id: person.isMember ? null : person.id,
      act: change.act,
      at: resolveTime(locked, { person, change }, now),
      reason: change.act === 'absent' ? (change.reason ?? '') : '',
    }));
    if (rows.length > 0) await attendanceStore.insert(tx.db, rows);
    return completeLiveChange(world, tx, locked, ['live', 'motions']);
  });
}

interface PersonChange {
  readonly person: PersonRecord;
  readonly change: Change;
}

function resolveTime({ row, meeting }: LockedLiveMeeting, { person, change }: PersonChange, now: Date): Date {
  const startsAt = row.started_at ?? new Date(meeting.startsAt);
  const latest = row.ended_at ?? now;
  if (change.at === undefined) return usualTime(person, change, { startsAt, endedAt: row.ended_at, now });
  const at = new Date(change.at);
  const begun = new Date(Math.min(startsAt.getTime(), latest.getTime()));
  if (!isPossibleTime(at, { startsAt: begun, now: latest })) throw new Failure('attendance_time_wrong');
  if (change.act === 'left' && !isPossibleDeparture(person, at)) throw new Failure('attendance_left_early');
  return at;
}

function isSaid(person: PersonRecord, { act, at, reason }: Change): boolean {
  const isThere = person.stays.at(-1)?.leftAt === null;
  if (act === 'absent') return person.attendance === 'absent' && (reason ?? person.reason) === person.reason;
  if (act === 'unrecorded') return person.attendance === 'unrecorded';
  if (act === 'left') return person.stays.length === 0 || (!isThere && at === undefined);
  return isThere && person.attendance === act && at === undefined;
}
