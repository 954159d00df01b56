import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { verifyAddress } from '../../users/verify-address.ts';
import { mailedTokenHash } from '../tokens/mailed.token.ts';
import { verificationsStore } from './verifications.store.ts';

/**
 * Verifies the bearer's address by the link of a mail. The link alone proves nothing: a stranger who registered with
 * somebody else's address waits for its owner to follow it.
 */
export async function verifyEmail(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'log'>,
  scope: PersonScope,
  token: string,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await scope.transaction(async (tx) => {
    const now = world.clock.now();
    if (!(await verificationsStore.spend(tx.db, userId, mailedTokenHash(token), now))) {
      throw new Failure('verification_link_invalid');
    }
    await verificationsStore.spendAll(tx.db, userId, now);
    await verifyAddress(world, tx, userId);
  });
  world.log.info({ event: 'email-verified', userId }, 'address proved');
  return {};
}
