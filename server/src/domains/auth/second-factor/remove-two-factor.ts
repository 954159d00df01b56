import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { requireProof } from '../proofs/require-proof.ts';
import { twoFactorOffMail } from '../security.mail.ts';
import { notifySecurityChange } from '../sign-in/notify-security-change.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { removeShownSecondFactor } from './remove-shown-second-factor.ts';
import { secondFactorsStore } from './second-factors.store.ts';

/** Turns two-factor off; the app's secret and the recovery codes are forgotten, passkeys stay. */
export async function removeTwoFactor(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub' | 'log'>,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  proof: string,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await requireProof(auth, scope, proof);
  await scope.transaction(async (tx) => {
    if (!(await secondFactorsStore.removeTotp(tx.db, userId))) throw new Failure('two_factor_off');
    await removeShownSecondFactor(world, tx);
    await sendAccountMail(world, tx, userId, (reader) => twoFactorOffMail(world.config, reader));
    notifySecurityChange(world, tx, { userId, event: 'two-factor-off' });
  });
  return {};
}
