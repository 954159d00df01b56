import { forgotPassword, login, logout, register, signInMethods } from '@hopgon/contract/auth/routes';
import type { SignInMethod } from '@hopgon/contract/auth/schemas';
import { call } from '../lib/api/call.ts';
import { CallFailure } from '../lib/api/call-failure.ts';
import { noSession } from '../lib/api/fallback-texts.ts';
import { storedForm } from '../lib/session/refresh.ts';
import { session } from '../lib/session/session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in and keeps the session. Rejects when the reply carried none. */
export async function signIn(credentials: Credentials, remember: boolean): Promise<void> {
  const tokens = await call(login, { body: { ...credentials, remember } });
  if (!tokens.token || !tokens.refreshToken || !tokens.sessionId) {
    throw new CallFailure(noSession, { status: 200 });
  }
  session.start({ ...storedForm(tokens), sessionId: tokens.sessionId }, remember);
}

export interface NewAccount extends Credentials {
  readonly displayName: string;
}

/** Resolves to whether the person must open a mail before signing in. */
export async function createAccount(account: NewAccount): Promise<{ checkMailbox: boolean }> {
  return call(register, { body: account });
}

/** Ways the address already signs in by; none when that cannot be known. It never blocks registering. */
export const knownMethods = (email: string): Promise<readonly SignInMethod[]> =>
  call(signInMethods, { body: { email } }).then(
    ({ methods }) => methods,
    () => [],
  );

export const requestPasswordReset = (email: string): Promise<unknown> =>
  call(forgotPassword, { body: { email } });

/** Ends the session here at once. The server is told on the way; if it is out of reach, the session there ages and ends. */
export async function signOut(): Promise<void> {
  const stored = session.get();
  if (!stored) return;
  const told = call(logout, { body: { sessionId: stored.sessionId } });
  session.leave();
  await told.catch(() => null);
}
