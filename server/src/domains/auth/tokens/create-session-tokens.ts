import type { Tokens } from '@hopgon/contract/auth/schemas';
import type { Auth } from '../create-auth.ts';
import { accessExpiryOf } from '../sign-in/session.rules.ts';

export interface IssuedSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly generation: number;
  /** Of the session. */
  readonly expiresAt: Date;
}

export async function createSessionTokens(
  { access, refresh }: Pick<Auth, 'access' | 'refresh'>,
  { userId, sessionId, generation, expiresAt }: IssuedSession,
  now: Date,
): Promise<Tokens> {
  const accessEnds = accessExpiryOf(expiresAt, now);
  return {
    token: await access.issue({ userId, sessionId }, accessEnds),
    refreshToken: refresh.issue({ id: sessionId, number: generation }),
    sessionId,
    expiresIn: Math.floor((accessEnds.getTime() - now.getTime()) / 1000),
  };
}
