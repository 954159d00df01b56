import type { World } from '../../../platform/world.ts';
import type { Times } from '../core/meetings.rules.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import type { MeetingLocation } from '../time/resolve-location.ts';
import { buildUpdatePlan, type UpdatePlan } from '../updates/build-update-plan.ts';
import type { MeetingUpdate } from '../updates/merge-meeting-values.ts';
import { guestsAlike, peopleAlike } from './series-changes.rules.ts';

/** What one of a series went through. */
export interface Example {
  readonly before: MeetingRow;
  readonly plan: UpdatePlan;
  readonly place: MeetingLocation;
  readonly input: MeetingUpdate;
}

/** What another of its meetings comes to, at a time of its own: the new where it had the old; what was agreed for it alone stays. */
export function applyToSeries(
  world: Pick<World, 'clock'>,
  row: MeetingRow,
  { before, plan, place, input }: Example,
  { startsAt, endsAt }: Times,
): UpdatePlan {
  const { values } = plan;
  const people = row.participants.map(({ user_id: userId, role }) => ({ userId, role }));
  const wanted: MeetingUpdate = {
    version: row.version,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...(row.title === before.title && { title: values.title }),
    ...(row.kind === before.kind && { kind: values.kind }),
    ...(row.goal === before.goal && { goal: values.goal }),
    ...(row.type === before.type && { type: values.type }),
    ...(row.location === before.location && { location: values.location }),
    ...(row.visibility === before.visibility && { visibility: values.visibility }),
    ...(input.participants && { participants: peopleAlike(people, plan.people) }),
    ...(input.guests && { guests: guestsAlike(row.guests, plan.guests) }),
  };
  const sameRoom = row.room_id === before.room_id;
  return buildUpdatePlan(world, row, wanted, {
    time_zone: input.timeZone === undefined ? row.time_zone : place.time_zone,
    join_url: row.join_url === before.join_url ? place.join_url : row.join_url,
    room_id: sameRoom ? place.room_id : row.room_id,
    room_name: sameRoom ? place.room_name : row.room_name,
  });
}
