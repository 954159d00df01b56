import { Failure } from '@hopgon/contract/failure';
import type { RecoveryCodes } from '@hopgon/contract/security/schemas';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { requireProof } from '../proofs/require-proof.ts';
import { recoveryCodesRenewedMail } from '../security.mail.ts';
import { notifySecurityChange } from '../sign-in/notify-security-change.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { secondFactorsStore } from './second-factors.store.ts';

/** Draws new recovery codes and answers them, this once; the earlier ones are void. */
export async function updateRecoveryCodes(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub' | 'log'>,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  proof: string,
): Promise<RecoveryCodes> {
  const { userId } = scope.actor;
  await requireProof(auth, scope, proof);
  const recoveryCodes = await scope.transaction(async (tx) => {
    const totp = await secondFactorsStore.lockTotp(tx.db, userId);
    if (!totp?.confirmed_at) throw new Failure('two_factor_off');
    await sendAccountMail(world, tx, userId, (reader) => recoveryCodesRenewedMail(world.config, reader));
    notifySecurityChange(world, tx, { userId, event: 'recovery-codes-renewed' });
    return createRecoveryCodes(world, auth, tx, userId);
  });
  return { recoveryCodes };
}
