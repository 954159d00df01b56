import { Failure } from '@hopgon/contract/failure';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Identity } from '../../../platform/tenancy/scopes.ts';

export interface AccessTokens {
  issue(identity: Identity, expiresAt: Date): Promise<string>;
  /** Throws `session_ended` for a token of ours that has run out, `not_signed_in` for any other text. */
  identify(token: string): Promise<Identity>;
}

const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'hop-gon';
/** Checking a signature costs some 50 µs and a page makes many calls; the oldest entries go first. */
const remembered = 10_000;

const Claims = z.object({ sub: z.guid(), sid: z.guid(), exp: z.number() });

interface Known {
  readonly identity: Identity;
  /** Milliseconds. */
  readonly expiresAt: number;
}

function refusalOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new Failure('session_ended');
  if (error instanceof errors.JOSEError || error instanceof z.ZodError) return new Failure('not_signed_in');
  return error;
}

/** JWTs that name a person and a session; whether the session lives is asked of the database with each call. */
export function createAccessTokens(key: Uint8Array, issuer: string, clock: Clock): AccessTokens {
  const known = new Map<string, Known>();

  const remember = (token: string, entry: Known): void => {
    const oldest = known.size >= remembered ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, entry);
  };

  const verify = async (token: string): Promise<Known> => {
    const options = { algorithms: [algorithm], audience, issuer, typ: type, currentDate: clock.now() };
    const { payload } = await jwtVerify(token, key, options);
    const { sub, sid, exp } = Claims.parse(payload);
    return { identity: { userId: sub, sessionId: sid }, expiresAt: exp * 1000 };
  };

  return {
    issue: ({ userId, sessionId }, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(key),
    async identify(token) {
      const entry = known.get(token);
      if (entry && entry.expiresAt > clock.now().getTime()) return entry.identity;
      known.delete(token);
      try {
        const fresh = await verify(token);
        remember(token, fresh);
        return fresh.identity;
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}
