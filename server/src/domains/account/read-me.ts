import { Failure } from '@hopgon/contract/failure';
import type { Me } from '@hopgon/contract/users/schemas';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { presentMe } from './me.presenter.ts';
import { findMe } from './me.store.ts';

/** The person as they are in the company they name, else in their current one. */
export async function readMe(
  { clock }: Pick<World, 'clock'>,
  scope: Pick<PersonScope, 'db' | 'actor'>,
  company: string | null,
): Promise<Me> {
  const row = await findMe(scope.db, scope.actor, clock.now());
  if (!row) throw new Failure('session_ended');
  return presentMe(row, company);
}
