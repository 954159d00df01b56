import { Failure } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { SignerProof } from '@hopgon/contract/security/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { verifyIdentity } from '../../auth/proofs/verify-identity.ts';
import { limitSignatures } from '../minutes.limits.ts';
import { requireSignable, type Signing } from './require-signable.ts';
import { type SigningWorld, saveSignature } from './save-signature.ts';

/** Two sign one document; the second begins again with the file of the first. */
const mostTries = 3;

/**
 * Signs the adopted PDF as the caller, who proves again to be the person. The signature is made without holding the
 * document, because a certification service may wait for a person, and is kept only if the file is still the same.
 */
export async function signElectronically(
  world: SigningWorld,
  scope: CompanyScope,
  origin: Origin,
  { proof, ...signing }: Signing & { readonly proof: SignerProof },
): Promise<Minutes> {
  await scope.transaction((tx) => requireSignable(tx, signing, { lock: false }));
  await limitSignatures(world.limiter, scope.actor.userId);
  await verifyIdentity(world, world.auth, world.scopes.person(scope.actor), origin, proof);
  for (let tried = 0; tried < mostTries; tried += 1) {
    const signed = await saveSignature(world, scope, { ...signing, provedBy: proof.by });
    if (signed) return signed;
  }
  throw new Failure('server_busy');
}
