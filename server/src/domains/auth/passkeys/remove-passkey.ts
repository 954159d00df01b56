import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { requireProof } from '../proofs/require-proof.ts';
import { removeShownSecondFactor } from '../second-factor/remove-shown-second-factor.ts';
import { passkeyRemovedMail } from '../security.mail.ts';
import { notifySecurityChange } from '../sign-in/notify-security-change.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { passkeysStore } from './passkeys.store.ts';

/** Removes a passkey of the bearer and notifies them by mail. */
export async function removePasskey(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub' | 'log'>,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  passkeyId: string,
  proof: string,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await requireProof(auth, scope, proof);
  await scope.transaction(async (tx) => {
    const removed = await passkeysStore.remove(tx.db, userId, passkeyId);
    if (!removed) throw new Failure('passkey_not_found');
    await removeShownSecondFactor(world, tx);
    await sendAccountMail(world, tx, userId, (reader) =>
      passkeyRemovedMail(world.config, reader, removed.name),
    );
    notifySecurityChange(world, tx, { userId, event: 'passkey-removed' });
  });
  return {};
}
