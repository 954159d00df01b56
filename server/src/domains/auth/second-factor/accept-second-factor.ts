import type { SecondFactorProof } from '@hopgon/contract/security/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import { verifyAssertion } from '../passkeys/verify-assertion.ts';
import { acceptRecoveryCode } from './accept-recovery-code.ts';
import { acceptTotp } from './accept-totp.ts';

export interface ShownFactor {
  readonly userId: string;
  readonly proof: SecondFactorProof;
  /** The text a passkey was to sign. */
  readonly challenge: string;
}

/** Throws unless the person `scope` is bound to showed a second factor of theirs, and uses up what is good once. */
export function acceptSecondFactor(
  world: Pick<World, 'config' | 'clock' | 'newId' | 'bus' | 'log'>,
  auth: Pick<Auth, 'seals'>,
  scope: Scope,
  { userId, proof, challenge }: ShownFactor,
): Promise<void> {
  switch (proof.by) {
    case 'totp':
      return acceptTotp(world, auth, scope, { userId, code: proof.code });
    case 'recovery':
      return acceptRecoveryCode(world, auth, scope, { userId, code: proof.code });
    case 'passkey':
      return verifyAssertion(world, scope, { userId, assertion: proof.assertion, challenge });
  }
}
