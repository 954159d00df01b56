import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { Auth } from '../create-auth.ts';

/** Throws unless the bearer proved, in this session and a moment ago, to be the person. */
export async function requireProof(
  auth: Pick<Auth, 'seals'>,
  scope: PersonScope,
  proof: string,
): Promise<void> {
  await scope.entry();
  const { userId, sessionId } = scope.actor;
  const claim = await auth.seals.proof.read(proof);
  if (claim?.userId !== userId || claim.sessionId !== sessionId) throw new Failure('proof_required');
}
