import type { MinutesPerson } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { presentPerson } from '../minutes.presenter.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { completeMinutesChange, type MinutesWorld } from './complete-minutes-change.ts';

/** Ends a change of the people; the caller gets all of them as they are now. */
export async function completePeopleChange(
  world: MinutesWorld,
  tx: CompanyScope,
  row: MinutesRow,
): Promise<{ people: MinutesPerson[] }> {
  await completeMinutesChange(world, tx, { row, changes: [{ act: 'people-changed' }] });
  const people = await minutesStore.people(tx.db, row.id);
  return { people: people.map((person) => presentPerson(person, row.revision + 1)) };
}
