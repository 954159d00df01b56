import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { mailPerson } from '../mail-person.ts';
import { demandProof } from '../proofs/demand-proof.ts';
import { twoFactorOffMail } from '../security-mails.ts';
import { tellOfSecurity } from '../tell-of-security.ts';
import { clearSecondFactor } from './clear-second-factor.ts';
import { secondFactorsStore } from './second-factors.store.ts';

/** Turns two-factor off; the app's secret and the recovery codes are forgotten, passkeys stay. */
export async function turnOffTwoFactor(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub' | 'log'>,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  proof: string,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await demandProof(auth, scope, proof);
  await scope.transaction(async (tx) => {
    if (!(await secondFactorsStore.removeTotp(tx.db, userId))) throw new Failure('two_factor_off');
    await clearSecondFactor(world, tx);
    await mailPerson(world, tx, userId, (reader) => twoFactorOffMail(world.config, reader));
    tellOfSecurity(world, tx, { userId, event: 'two-factor-off' });
  });
  return {};
}
