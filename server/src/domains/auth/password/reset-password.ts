import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { readProofDate } from '../../users/read-proof-date.ts';
import { verifyAddress } from '../../users/verify-address.ts';
import { forgetSignIns } from '../auth.limits.ts';
import { authStore, type ResetRow } from '../auth.store.ts';
import type { Auth } from '../create-auth.ts';
import { revokeUnverifiedAccess } from '../registration/revoke-unverified-access.ts';
import { deleteSecondFactors } from '../second-factor/delete-second-factors.ts';
import { mailedTokenHash } from '../tokens/mailed.token.ts';
import { replacePassword } from './replace-password.ts';
import { requireStrongPassword } from './require-strong-password.ts';

type ResetWorld = Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'bus' | 'hub' | 'limiter' | 'log'>;

/**
 * Sets a new password by the link of a mail. Every session ends, and so do the waits of this network. Second factors that
 * were set up before the address was proved go; later ones are the owner's and stay.
 */
export async function resetPassword(
  world: ResetWorld,
  auth: Auth,
  origin: Origin,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Record<string, never>> {
  requireStrongPassword(world, newPassword);
  const tokenHash = mailedTokenHash(token);
  const reset = await authStore.findReset(world.database.trusted({}).db, tokenHash);
  if (!reset || !isOpen(reset, world.clock.now())) throw refused(world, origin);
  const passwordHash = await auth.passwords.hash(newPassword);
  const userId = reset.user_id;
  await world.database.trusted({ userId }).transaction(async (tx) => {
    const used = await replacePassword(world, tx, { userId, passwordHash, keepSession: null });
    if (!used.some((hash) => hash.equals(tokenHash))) throw refused(world, origin);
    if (await verifyAddress(world, tx, userId)) await revokeUnverifiedAccess(world, tx, userId);
    else await deleteSecondFactors(tx, userId, await readProofDate(tx, userId));
  });
  await forgetSignIns(world.limiter, reset.email, networkOf(origin.address));
  world.log.info({ event: 'password-reset', userId, address: origin.address }, 'password reset');
  return {};
}

const isOpen = (reset: ResetRow, now: Date): boolean => reset.used_at === null && reset.expires_at > now;

function refused(world: Pick<World, 'log'>, origin: Origin): Failure {
  world.log.warn({ event: 'password-reset-refused', address: origin.address }, 'reset link is not valid');
  return new Failure('reset_token_invalid');
}
