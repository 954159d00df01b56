import { z } from 'zod';
import { Token, Tokens } from '../auth/schemas.ts';
import { Id, Nothing, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  Assertion,
  Attestation,
  LoginSession,
  Passkey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
  PersonProof,
  Proof,
  RecoveryCodes,
  SecondFactorProof,
  Security,
  TotpCode,
} from './schemas.ts';

// Signing in ---------------------------------------------------------------------------------------------------------

export const completeSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Finish signing in with a second factor',
  description: 'A code of the authenticator app, a recovery code or a passkey.',
  access: 'public',
  envelope: 'top',
  body: z.object({ challenge: Token, proof: SecondFactorProof }),
  reply: Tokens,
  failures: ['sign_in_step_over', 'code_wrong', 'passkey_refused', 'too_many_requests'],
});

export const startSecondPasskey = defineRoute({
  method: 'POST',
  path: '/api/auth/second-factor/passkey',
  summary: 'Read the options for a passkey as second factor',
  access: 'public',
  body: z.object({ challenge: Token }),
  reply: PasskeyRequest,
  failures: ['sign_in_step_over', 'passkeys_impossible'],
});

export const startPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/api/auth/passkey-sign-in/options',
  summary: 'Read the options for signing in with a passkey',
  access: 'public',
  body: Nothing,
  reply: PasskeyRequest,
  failures: ['passkeys_impossible', 'too_many_requests'],
});

export const signInByPasskey = defineRoute({
  method: 'POST',
  path: '/api/auth/passkey-sign-in',
  summary: 'Sign in with a passkey',
  description: 'A passkey verifies the user, so it counts as both factors.',
  access: 'public',
  envelope: 'top',
  body: z.object({ assertion: Assertion, remember: z.boolean().default(false) }),
  reply: Tokens,
  failures: ['passkey_refused', 'passkeys_impossible', 'too_many_requests'],
});

// Verifying identity before security settings change ---------------------------------------------------------------

export const verifyIdentity = defineRoute({
  method: 'POST',
  path: '/api/auth/proof',
  summary: "Verify the caller's identity again",
  description: 'Returns a proof that is valid for five minutes in this session.',
  access: 'signed-in',
  body: PersonProof,
  reply: z.object({ proof: Proof }),
  failures: ['password_wrong', 'code_wrong', 'passkey_refused', 'sign_in_again', 'too_many_requests'],
});

export const startPasskeyProof = defineRoute({
  method: 'POST',
  path: '/api/auth/proof/passkey',
  summary: 'Read the options for verifying identity with a passkey',
  access: 'signed-in',
  body: Nothing,
  reply: PasskeyRequest,
  failures: ['passkeys_impossible'],
});

// Security settings of the account ----------------------------------------------------------------------------------

export const readSecurity = defineRoute({
  method: 'GET',
  path: '/api/auth/security',
  summary: "Read the caller's security settings",
  description: 'Password, two-factor sign-in and passkeys.',
  access: 'signed-in',
  reply: Security,
  failures: [],
});

// No reply that shows a secret is kept for repeats: none of these is `idempotent`.
export const startTotp = defineRoute({
  method: 'POST',
  path: '/api/auth/totp',
  summary: 'Create a secret for an authenticator app',
  description: 'It takes effect when `completeTotp` gets a code of it.',
  access: 'signed-in',
  body: z.object({ proof: Proof }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
  failures: ['proof_required', 'email_unverified', 'two_factor_on'],
});

export const completeTotp = defineRoute({
  method: 'POST',
  path: '/api/auth/totp/confirm',
  summary: 'Turn on two-factor sign-in',
  description: 'Returns the recovery codes, once.',
  access: 'signed-in',
  body: z.object({ code: TotpCode }),
  reply: RecoveryCodes,
  failures: ['code_wrong', 'email_unverified', 'totp_setup_over', 'two_factor_on', 'too_many_requests'],
});

export const removeTwoFactor = defineRoute({
  method: 'POST',
  path: '/api/auth/totp/turn-off',
  summary: 'Turn off two-factor sign-in',
  description: 'Recovery codes are deleted, passkeys stay.',
  access: 'signed-in',
  body: z.object({ proof: Proof }),
  reply: Nothing,
  failures: ['proof_required', 'two_factor_off'],
});

export const updateRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/auth/recovery-codes',
  summary: 'Create new recovery codes',
  description: 'The previous ones become invalid.',
  access: 'signed-in',
  body: z.object({ proof: Proof }),
  reply: RecoveryCodes,
  failures: ['proof_required', 'two_factor_off'],
});

export const startPasskeyRegistration = defineRoute({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: 'Read the options for creating a passkey',
  access: 'signed-in',
  body: z.object({ proof: Proof }),
  reply: PasskeyCreation,
  failures: ['proof_required', 'email_unverified', 'passkeys_impossible', 'passkey_limit'],
});

export const registerPasskey = defineRoute({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Register a passkey',
  access: 'signed-in',
  body: z.object({ name: PasskeyName, attestation: Attestation }),
  reply: Passkey,
  failures: ['passkey_refused', 'email_unverified', 'passkey_known', 'passkey_limit', 'passkeys_impossible'],
});

export const updatePasskey = defineRoute({
  method: 'PATCH',
  path: '/api/auth/passkeys/:passkeyId',
  summary: 'Rename a passkey',
  access: 'signed-in',
  params: z.object({ passkeyId: Id }),
  body: z.object({ name: PasskeyName, version: Version }),
  reply: Passkey,
  failures: ['passkey_not_found', 'version_stale'],
});

export const removePasskey = defineRoute({
  method: 'POST',
  path: '/api/auth/passkeys/:passkeyId/remove',
  summary: 'Remove a passkey',
  access: 'signed-in',
  params: z.object({ passkeyId: Id }),
  body: z.object({ proof: Proof }),
  reply: Nothing,
  failures: ['proof_required', 'passkey_not_found'],
});

// Sessions -----------------------------------------------------------------------------------------------------------

export const listLoginSessions = defineRoute({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: "List the caller's sessions",
  description: 'The most recently used first, at most 50.',
  access: 'signed-in',
  reply: z.object({ sessions: z.array(LoginSession) }),
  failures: [],
});

export const endLoginSession = defineRoute({
  method: 'DELETE',
  path: '/api/auth/sessions/:loginSessionId',
  summary: "End one of the caller's sessions by its id",
  access: 'signed-in',
  params: z.object({ loginSessionId: Id }),
  reply: Nothing,
  failures: ['login_session_not_found'],
});

export const endOtherSessions = defineRoute({
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  summary: "End all of the caller's other sessions",
  access: 'signed-in',
  body: Nothing,
  reply: z.object({ ended: z.int() }),
  failures: [],
});
