import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { certificateStore } from './certificates.store.ts';

/** Destroys the key of a person who left the company; what it signed can still be checked. */
export async function revokeSigner(
  { clock }: Pick<World, 'clock'>,
  { db }: Pick<Scope, 'db'>,
  userId: string,
): Promise<void> {
  await certificateStore.retireOf(db, userId, clock.now());
}
