import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { isAddressVerified } from '../../users/is-address-verified.ts';
import { spendMail } from '../auth.limits.ts';
import { sendVerificationMail } from './send-verification-mail.ts';

/** Mails the bearer another link that proves their address. */
export async function sendVerification(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'limiter' | 'log'>,
  scope: PersonScope,
  origin: Origin,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  if (await isAddressVerified(scope, userId)) throw new Failure('email_already_verified');
  await logWhenRefused(world.log, 'verification-mail', { address: origin.address, userId }, () =>
    spendMail(world.limiter, {
      kind: 'verification',
      to: userId,
      network: networkOf(origin.address),
      knownNetwork: false,
    }),
  );
  await scope.transaction(async (tx) => {
    await sendVerificationMail(world, tx, userId);
    tx.afterCommit(() =>
      world.log.info({ event: 'verification-mailed', userId }, 'verification link mailed'),
    );
  });
  return {};
}
