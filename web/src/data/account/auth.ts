import {
  completeGoogleSignIn,
  completeRegistration as completeRegistrationRoute,
  login,
  logout,
  register,
  requestPasswordReset as requestPasswordResetRoute,
  resetPassword,
  sendVerification,
  signInMethods,
  startGoogle,
  verifyEmail,
} from '@hopgon/contract/auth/routes';
import type { Admission, SecondFactorAsked, SignInMethod, Tokens } from '@hopgon/contract/auth/schemas';
import { isOver } from '../../lib/api/authorised.ts';
import { call } from '../../lib/api/call.ts';
import { CallFailure } from '../../lib/api/call-failure.ts';
import { unwrap } from '../../lib/api/envelope.ts';
import { noSession } from '../../lib/api/fallback-texts.ts';
import { request } from '../../lib/api/request.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { unsubscribeBrowser } from '../../lib/push-subscription.ts';
import { refresh, renewTokens, storedForm } from '../../lib/session/refresh.ts';
import { session } from '../../lib/session/session.ts';
import type { StoredSession } from '../../lib/session/stored-session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Keeps the session a reply carries; throws when it carries none. */
function begin(tokens: Tokens, remember: boolean): void {
  if (!tokens.token || !tokens.refreshToken || !tokens.sessionId) {
    throw new CallFailure(noSession, { status: 200 });
  }
  session.start({ ...storedForm(tokens), sessionId: tokens.sessionId }, remember);
}

/** Keeps the session of a reply; null once it has begun, or what is still asked of the person. */
export function admit(admission: Admission, remember: boolean): SecondFactorAsked | null {
  if ('secondFactor' in admission) return admission.secondFactor;
  begin(admission, remember);
  return null;
}

export const signIn = async (
  credentials: Credentials,
  remember: boolean,
): Promise<SecondFactorAsked | null> =>
  admit(await call(login, { body: { ...credentials, remember } }), remember);

/** The address at which a window signs in with Google, and the ticket its answer is submitted with. */
export const beginGoogle = (): Promise<{ url: string; state: string; ticket: string }> =>
  call(startGoogle, {});

/** By what Google answered the window. */
export const signInByGoogle = async (
  body: { readonly ticket: string; readonly answer: string },
  remember: boolean,
): Promise<SecondFactorAsked | null> =>
  admit(await call(completeGoogleSignIn, { body: { ...body, remember } }), remember);

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
  call(requestPasswordResetRoute, { body: { email } });

/**
 * By the link of a mail. Every session of its account ends, and the server says whether the one here is of it: what is typed in other
 * tabs waits for the next sign-in, and somebody else stays.
 */
export async function setNewPassword(token: string, newPassword: string): Promise<void> {
  await call(resetPassword, { body: { token, newPassword } });
  const stored = session.get();
  if (stored)
    await refresh(stored).catch((error: unknown) => logProblem('The session was not asked about.', error));
}

/** By the link of a mail, while signed in to the account it belongs to. */
export const proveEmail = (token: string): Promise<unknown> => call(verifyEmail, { body: { token } });

export const mailVerification = (idempotencyKey: string): Promise<unknown> =>
  call(sendVerification, {}, { idempotencyKey });

/** By the link of a mail and the password chosen before: opens the account and signs in. */
export const completeRegistration = async (token: string, password: string): Promise<void> =>
  begin(await call(completeRegistrationRoute, { body: { token, password, remember: true } }), true);

/** Ends the session here at once. The server is notified meanwhile; if it is out of reach, the session there ages and ends. */
export async function signOut(): Promise<void> {
  const stored = session.get();
  if (!stored) return;
  session.leave();
  void unsubscribeBrowser().catch((error: unknown) =>
    logProblem('Push messages were not ended here.', error),
  );
  await endOnServer(stored).catch((error: unknown) =>
    logProblem('The server did not record the sign-out.', error),
  );
}

/** As the session that is stored no more: a token that is over is renewed for this alone. */
async function endOnServer(left: StoredSession): Promise<void> {
  const attempt = (token: string) =>
    request(
      logout,
      { body: { sessionId: left.sessionId } },
      { headers: { authorization: `Bearer ${token}` } },
    );
  const first = isOver(left) ? null : await attempt(left.authToken);
  if (first && first.status !== 401) return void (await unwrap(logout, first));
  const renewed = await renewTokens(left.refreshToken);
  // What the server refuses to renew has ended there.
  if (renewed.is === 'renewed') await unwrap(logout, await attempt(renewed.session.authToken));
}
