import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { secondFactorsStore } from './second-factors.store.ts';
import { stepOfCode } from './totp.token.ts';

/** Throws unless it is a code the person's app shows now; it, and every earlier one, is used up. */
export async function acceptTotp(
  world: Pick<World, 'clock' | 'log'>,
  auth: Pick<Auth, 'seals'>,
  scope: Scope,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<void> {
  const totp = await secondFactorsStore.lockTotp(scope.db, userId);
  if (!totp?.confirmed_at) throw new Failure('code_wrong');
  const secret = openSecret(world, auth, userId, totp.sealed_secret);
  const step = await stepOfCode(secret, code, world.clock.now(), totp.last_step);
  if (step === null) throw new Failure('code_wrong');
  await secondFactorsStore.takeStep(scope.db, userId, step);
}

function openSecret(
  { log }: Pick<World, 'log'>,
  { seals }: Pick<Auth, 'seals'>,
  userId: string,
  sealed: Buffer,
): string {
  try {
    return seals.totpSecrets.open(sealed, userId);
  } catch (error) {
    log.error({ event: 'totp-secret-unreadable', userId, err: error }, 'sealed under another APP_SECRET');
    throw new Failure('code_wrong');
  }
}
