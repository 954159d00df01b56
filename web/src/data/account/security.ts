import { updatePassword as changePasswordRoute } from '@hopgon/contract/auth/routes';
import {
  completeTotp,
  endLoginSession,
  endOtherSessions,
  listLoginSessions,
  readSecurity,
  registerPasskey,
  removePasskey,
  removeTwoFactor,
  startPasskeyProof,
  startPasskeyRegistration,
  startTotp,
  updatePasskey,
  updateRecoveryCodes,
  verifyIdentity,
} from '@hopgon/contract/security/routes';
import type { Assertion, Passkey, PersonProof } from '@hopgon/contract/security/schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { CallFailure, isRefusal } from '../../lib/api/call-failure.ts';
import { notAuthenticated } from '../../lib/api/fallback-texts.ts';
import { makePasskey, signWithPasskey } from '../../lib/passkeys.ts';
import { refresh } from '../../lib/session/refresh.ts';
import { session } from '../../lib/session/session.ts';

export const securityQuery = queryOptions({
  queryKey: ['me', 'security'],
  queryFn: ({ signal }) => call(readSecurity, {}, { signal }),
});

export const loginSessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: ({ signal }) => call(listLoginSessions, {}, { signal }).then(({ sessions }) => sessions),
});

export const endSession = (loginSessionId: string): Promise<unknown> =>
  call(endLoginSession, { params: { loginSessionId } }).catch((error: unknown) => {
    // It ended by itself, or from another tab.
    if (!isRefusal(error, 'login_session_not_found')) throw error;
  });

export const endOthers = (): Promise<{ ended: number }> => call(endOtherSessions, { body: {} });

const change = (idToken: string, currentPassword: string, newPassword: string): Promise<unknown> =>
  call(changePasswordRoute, { body: { idToken, currentPassword, newPassword } });

/** Every other session ends. The token travels in the body, so one that ran out is renewed here. */
export async function updatePassword(currentPassword: string, newPassword: string): Promise<void> {
  const stored = session.get();
  if (!stored) throw new CallFailure(notAuthenticated, { status: 401 });
  try {
    await change(stored.authToken, currentPassword, newPassword);
  } catch (error) {
    const renewed = isRefusal(error, 'session_ended') ? await refresh(stored) : null;
    if (!renewed) throw error;
    await change(renewed.authToken, currentPassword, newPassword);
  }
}

/** Resolves to a proof that is good for five minutes. */
export const prove = async (proof: PersonProof): Promise<string> =>
  (await call(verifyIdentity, { body: proof })).proof;

/** Asks one of the person's passkeys who they are. */
export const askPasskey = async (): Promise<Assertion> =>
  signWithPasskey(await call(startPasskeyProof, { body: {} }));

export const proveByPasskey = async (): Promise<string> =>
  prove({ by: 'passkey', assertion: await askPasskey() });

export interface TotpSetup {
  readonly secret: string;
  readonly uri: string;
}

export const drawTotp = (proof: string): Promise<TotpSetup> => call(startTotp, { body: { proof } });

/** Resolves to the recovery codes, which are shown this once. */
export const turnOn = async (code: string): Promise<readonly string[]> =>
  (await call(completeTotp, { body: { code } })).recoveryCodes;

export const turnOff = (proof: string): Promise<unknown> => call(removeTwoFactor, { body: { proof } });

export const drawRecoveryCodes = async (proof: string): Promise<readonly string[]> =>
  (await call(updateRecoveryCodes, { body: { proof } })).recoveryCodes;

export async function addPasskey(proof: string, name: string): Promise<Passkey> {
  const attestation = await makePasskey(await call(startPasskeyRegistration, { body: { proof } }));
  return call(registerPasskey, { body: { name, attestation } });
}

export const nameNewly = ({ id, version }: Passkey, name: string): Promise<Passkey> =>
  call(updatePasskey, { params: { passkeyId: id }, body: { name, version } });

export const dropPasskey = (passkeyId: string, proof: string): Promise<unknown> =>
  call(removePasskey, { params: { passkeyId }, body: { proof } });
