import { Failure } from '@hopgon/contract/failure';
import type { Attestation, Passkey } from '@hopgon/contract/security/schemas';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockPerson } from '../../users/lock-person.ts';
import type { Auth } from '../create-auth.ts';
import { requireVerifiedEmail } from '../registration/require-verified-email.ts';
import { recordSecondFactor } from '../second-factor/record-second-factor.ts';
import { secondFactorsStore } from '../second-factor/second-factors.store.ts';
import { passkeyAddedMail } from '../security.mail.ts';
import { notifySecurityChange } from '../sign-in/notify-security-change.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { parseSignedChallenge } from './parse-signed-challenge.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { mostPasskeys } from './passkeys.limits.ts';
import { passkeysStore } from './passkeys.store.ts';
import { type MadePasskey, verifyAttestation } from './verify-attestation.ts';

type RegisterWorld = Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'hub' | 'log'>;

/** Saves the passkey a device made for the bearer and notifies them by mail. */
export async function registerPasskey(
  world: RegisterWorld,
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  { name, attestation }: { name: string; attestation: Attestation },
): Promise<Passkey> {
  await scope.entry();
  const { userId, sessionId } = scope.actor;
  const challenge = parseSignedChallenge(attestation.response.clientDataJSON) ?? '';
  const claim = await auth.seals.passkeyRegistration.read(challenge);
  if (claim?.userId !== userId || claim.sessionId !== sessionId) throw new Failure('passkey_refused');
  const made = await verifyAttestation(world, { userId, attestation, challenge });
  return scope.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await requireVerifiedEmail(tx, userId);
    const first = await secondFactorsStore.spendChallenge(tx.db, userId, claim, world.clock.now());
    if (!first) throw new Failure('passkey_refused');
    const kept = await keep(world, tx, name, made);
    await recordSecondFactor(world, tx);
    await sendAccountMail(world, tx, userId, (reader) => passkeyAddedMail(world.config, reader, name));
    notifySecurityChange(world, tx, { userId, event: 'passkey-added' });
    return kept;
  });
}

async function keep(
  world: Pick<World, 'clock' | 'newId'>,
  scope: PersonScope,
  name: string,
  made: MadePasskey,
): Promise<Passkey> {
  const { userId } = scope.actor;
  const known = await passkeysStore.listCredentials(scope.db, userId);
  if (known.length >= mostPasskeys) throw new Failure('passkey_limit');
  const row = await passkeysStore.insert(scope.db, {
    id: world.newId(),
    user_id: userId,
    credential_id: made.credentialId,
    public_key: made.publicKey,
    counter: made.counter,
    transports: [...made.transports],
    name,
    backed_up: made.backedUp,
    created_at: world.clock.now(),
  });
  if (!row) throw new Failure('passkey_known');
  return presentPasskey(row);
}
