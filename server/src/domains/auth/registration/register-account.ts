import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { spendRegistration } from '../auth.limits.ts';
import type { Auth } from '../create-auth.ts';
import { requireStrongPassword } from '../password/require-strong-password.ts';
import { findAccount } from '../sign-in/find-account.ts';
import { registerByMail } from './register-by-mail.ts';
import { type Registration, saveRegistration } from './save-registration.ts';
import { sendVerificationMail } from './send-verification-mail.ts';

type RegisterWorld = Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'bus' | 'limiter' | 'log'>;

/** Creates an account by e-mail and password; the caller then signs in, or looks into their mailbox. */
export async function registerAccount(
  world: RegisterWorld,
  auth: Auth,
  origin: Origin,
  registration: Registration,
): Promise<{ checkMailbox: boolean }> {
  requireStrongPassword(world, registration.password);
  const network = networkOf(origin.address);
  await logWhenRefused(world.log, 'registration', { address: origin.address }, () =>
    spendRegistration(world.limiter, network),
  );
  const byMail = world.config.authEnumeration === 'strict';
  if (byMail) await registerByMail(world, auth, origin, registration);
  else await registerAtOnce(world, auth, network, registration);
  return { checkMailbox: byMail };
}

async function registerAtOnce(
  world: RegisterWorld,
  auth: Auth,
  network: string,
  registration: Registration,
): Promise<void> {
  const account = await findAccount(world, registration.email, network);
  if (account && !account.awaits_confirmation) throw new Failure('email_taken');
  const passwordHash = await auth.passwords.hash(registration.password);
  const userId = account?.user_id ?? world.newId();
  const at = world.clock.now();
  const user = { ...registration, userId, passwordHash, isNew: !account, awaitsConfirmation: false, at };
  const kept = await world.database.trusted({ userId }).transaction(async (tx) => {
    if (!(await saveRegistration(world, tx, user))) return false;
    await sendVerificationMail(world, tx, userId);
    return true;
  });
  if (!kept) throw new Failure('email_taken');
  world.log.info({ event: 'registered', userId, network }, 'registered');
}
