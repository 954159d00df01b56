import { Failure } from '@hopgon/contract/failure';
import type { updateMinutesPeople as route } from '@hopgon/contract/minutes/routes';
import type { MinutesPerson } from '@hopgon/contract/minutes/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { seatAfter } from '../legal/seat.rules.ts';
import { minutesStore, type PersonRow } from '../minutes.store.ts';
import type { MinutesWorld } from './complete-minutes-change.ts';
import { completePeopleChange } from './complete-people-change.ts';
import { lockMinutes } from './lock-minutes.ts';

type PersonChange = BodyOf<typeof route>['people'][number];

/** Records who attended, and what their parts and positions were. */
export function updateMinutesPeople(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, people }: BodyOf<typeof route> & { readonly meetingId: string },
): Promise<{ people: MinutesPerson[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const rows = new Map((await minutesStore.people(tx.db, row.id)).map((person) => [person.id, person]));
    for (const change of people) {
      const person = rows.get(change.id);
      if (!person) throw new Failure('minutes_person_not_found');
      const after = personAfter(person, change);
      const { seat, ...columns } = after;
      rows.set(person.id, { ...person, ...columns, ...(seat !== undefined && { seat: JSON.parse(seat) }) });
      await minutesStore.updatePerson(tx.db, row.id, person.id, after);
    }
    return completePeopleChange(world, tx, row);
  });
}

function personAfter(person: PersonRow, change: PersonChange) {
  const { position = person.position, part = person.part, attendance = person.attendance } = change;
  const reason = change.reason ?? person.reason;
  return {
    ...{ position, part, attendance, reason: attendance === 'absent' ? reason : '' },
    ...(change.seat && { seat: JSON.stringify(seatAfter(person, change.seat)) }),
  };
}
