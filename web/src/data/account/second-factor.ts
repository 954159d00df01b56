import {
  completeSecondFactor,
  signInByPasskey as signInByPasskeyRoute,
  startPasskeySignIn,
  startSecondPasskey,
} from '@hopgon/contract/security/routes';
import type { SecondFactorProof } from '@hopgon/contract/security/schemas';
import { call } from '../../lib/api/call.ts';
import { signWithPasskey } from '../../lib/passkeys.ts';
import { admit } from './auth.ts';

/** What the login screen learned from a right password. */
export interface SignInStep {
  readonly challenge: string;
  readonly remember: boolean;
}

/** Finishes signing in; the guard moves on when it sees the session. */
export async function showSecondFactor(step: SignInStep, proof: SecondFactorProof): Promise<void> {
  const { challenge, remember } = step;
  admit(await call(completeSecondFactor, { body: { challenge, proof } }), remember);
}

export async function showSecondPasskey(step: SignInStep): Promise<void> {
  const { challenge } = step;
  const assertion = await signWithPasskey(await call(startSecondPasskey, { body: { challenge } }));
  await showSecondFactor(step, { by: 'passkey', assertion });
}

/** A passkey alone: it says who it is, and that the person is there. */
export async function signInByPasskey(remember: boolean): Promise<void> {
  const assertion = await signWithPasskey(await call(startPasskeySignIn, { body: {} }));
  admit(await call(signInByPasskeyRoute, { body: { assertion, remember } }), remember);
}
