import { Failure } from '@hopgon/contract/failure';
import type { createMinutesPerson as route } from '@hopgon/contract/minutes/routes';
import { type MinutesPerson, mostMinutesPeople } from '@hopgon/contract/minutes/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listPositions } from '../../companies/members/list-positions.ts';
import { requireMembers } from '../../meetings/people/require-members.ts';
import { seatAfter } from '../legal/seat.rules.ts';
import { minutesStore } from '../minutes.store.ts';
import type { MinutesWorld } from './complete-minutes-change.ts';
import { completePeopleChange } from './complete-people-change.ts';
import { lockMinutes } from './lock-minutes.ts';

type Added = BodyOf<typeof route> & { readonly meetingId: string };

/** Adds a person who was not invited: a member, or anybody by name. */
export function createMinutesPerson(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, userId, name, part = 'attendee', attendance = 'unrecorded', ...more }: Added,
): Promise<{ people: MinutesPerson[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const people = await minutesStore.people(tx.db, row.id);
    if (people.length >= mostMinutesPeople) throw new Failure('minutes_people_full');
    if (userId !== undefined && people.some((person) => person.user_id === userId))
      throw new Failure('minutes_person_twice');
    const member = userId === undefined ? null : await findMember(tx, userId);
    await minutesStore.insertPeople(tx.db, [
      {
        company_id: row.company_id,
        minutes_id: row.id,
        id: world.newId(),
        place: Math.max(-1, ...people.map(({ place }) => place)) + 1,
        user_id: userId ?? null,
        guest_id: null,
        name: member?.name ?? name,
        position: more.position ?? member?.position ?? '',
        part,
        attendance,
        reason: attendance === 'absent' ? (more.reason ?? '') : '',
        approved_revision: null,
        approved_at: null,
        ...(more.seat && {
          seat: JSON.stringify(seatAfter({ user_id: userId ?? null, part, seat: {} }, more.seat)),
        }),
      },
    ]);
    return completePeopleChange(world, tx, row);
  });
}

async function findMember(tx: CompanyScope, userId: string) {
  await requireMembers(tx, [{ userId, role: 'attendee' }]);
  const name = await minutesStore.nameOf(tx.db, userId);
  return { name, position: (await listPositions(tx, [userId])).get(userId) ?? '' };
}
