import { Failure } from '@hopgon/contract/failure';
import type { MinutesPerson } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { minutesStore } from '../minutes.store.ts';
import type { MinutesWorld } from './complete-minutes-change.ts';
import { completePeopleChange } from './complete-people-change.ts';
import { lockMinutes } from './lock-minutes.ts';

export function removeMinutesPerson(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, minutesPersonId }: { readonly meetingId: string; readonly minutesPersonId: string },
): Promise<{ people: MinutesPerson[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const people = await minutesStore.people(tx.db, row.id);
    if (people.every(({ id }) => id !== minutesPersonId)) throw new Failure('minutes_person_not_found');
    await minutesStore.removePerson(tx.db, row.id, minutesPersonId);
    return completePeopleChange(world, tx, row);
  });
}
