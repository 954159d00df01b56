import { refreshToken } from '@hopgon/contract/auth/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { CallFailure } from '../api/call-failure.ts';
import { unwrap } from '../api/envelope.ts';
import { request } from '../api/request.ts';
import { exclusive } from '../exclusive/exclusive.ts';
import { createRefresh, type RenewAnswer } from './create-refresh.ts';
import { session } from './session.ts';

/** A refusal is an answer about this token; a full server, a proxy's error page or no answer at all is not. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallFailure &&
  [400, 401, 403, 410, 422].includes(error.status) &&
  error.code !== undefined;

/** Why the session ended, as the server says it. */
function reasonIn(error: unknown): string | null {
  const details = error instanceof CallFailure ? error.details : null;
  const reason =
    typeof details === 'object' && details !== null && 'reason' in details ? details.reason : null;
  return typeof reason === 'string' ? reason : null;
}

/** `expiresIn` is in seconds, what we keep in milliseconds since 1970. */
export const storedForm = (tokens: Omit<ReplyOf<typeof refreshToken>, 'sessionId'>) => ({
  authToken: tokens.token,
  refreshToken: tokens.refreshToken,
  tokenExpiry: Date.now() + tokens.expiresIn * 1000,
});

/** Exchanges a refresh token, whatever is stored. Throws when there is no answer. */
export async function renewTokens(token: string): Promise<RenewAnswer> {
  try {
    const response = await request(refreshToken, { body: { refreshToken: token } });
    return { is: 'renewed', session: storedForm(await unwrap(refreshToken, response)) };
  } catch (error) {
    if (isRefused(error)) return { is: 'refused', reason: reasonIn(error) };
    throw error;
  }
}

/** Renews this browser's tokens, once for all its tabs. */
export const refresh = createRefresh({
  reread: session.reread,
  renew: session.renew,
  end: session.end,
  exclusive: (work) => exclusive('session-refresh', work),
  ask: renewTokens,
});
