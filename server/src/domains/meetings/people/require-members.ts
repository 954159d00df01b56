import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { Invited } from '../core/meetings.rules.ts';
import { participantStore } from './participants.store.ts';

/** Throws unless all of them are active members; none of them can leave until the transaction ends. */
export async function requireMembers(tx: CompanyScope, people: readonly Invited[]): Promise<void> {
  if (people.length === 0) return;
  const userIds = [...new Set(people.map((person) => person.userId))];
  const members = await participantStore.countMembers(tx.db, userIds);
  if (members !== userIds.length) throw new Failure('participant_not_member');
}
