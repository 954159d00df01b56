import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { secondFactorsStore } from './second-factors.store.ts';
import { stepOfCode } from './totp-codes.ts';

/** Throws unless it is a code the person's app shows now; it, and every earlier one, is used up. */
export async function acceptTotp(
  world: Pick<World, 'clock'>,
  auth: Pick<Auth, 'seals'>,
  scope: Scope,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<void> {
  const totp = await secondFactorsStore.lockTotp(scope.db, userId);
  if (!totp?.confirmed_at) throw new Failure('code_wrong');
  const secret = auth.seals.totpSecrets.open(totp.sealed_secret, userId);
  const step = stepOfCode(secret, code, world.clock.now(), totp.last_step);
  if (step === null) throw new Failure('code_wrong');
  await secondFactorsStore.takeStep(scope.db, userId, step);
}
