import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which session a refresh token belongs to, and the how-manieth of it it is. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

export interface RefreshTokens {
  issue(claim: RefreshClaim): string;
  /** Null when this server did not issue it. */
  read(token: string): RefreshClaim | null;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/;

/** Session, generation and a MAC under the server's key: the successor is computed, so nothing of it is stored. */
export function createRefreshTokens(key: Uint8Array): RefreshTokens {
  const macOf = ({ sessionId, generation }: RefreshClaim): Buffer =>
    createHmac('sha256', key).update(`${sessionId}.${generation}`).digest();
  return {
    issue: (claim) => `${claim.sessionId}.${claim.generation}.${macOf(claim).toString('base64url')}`,
    read(token) {
      const [, sessionId, generation, mac] = form.exec(token) ?? [];
      if (sessionId === undefined || mac === undefined) return null;
      const claim = { sessionId, generation: Number(generation) };
      return timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(claim)) ? claim : null;
    },
  };
}
