import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';

/** What every sealed token says of itself. */
const Frame = z.object({ jti: z.guid(), iat: z.number(), exp: z.number() });

export type SealedClaim<T> = T & {
  /** Of this very token, for those that are good once. */
  readonly id: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};

export interface SealedClaims<T> {
  issue(claims: T): Promise<string>;
  /** Null when this server did not issue it for this purpose, or it has run out. */
  read(token: string): Promise<SealedClaim<T> | null>;
}

interface Settings<T> {
  readonly key: Uint8Array;
  readonly purpose: string;
  /** Milliseconds. */
  readonly lifetime: number;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly schema: z.ZodType<T>;
}

const algorithm = 'HS256';

/** Signed statements of the server that their bearer cannot change, for one purpose and a short time. */
export function createSealedClaims<T extends Record<string, unknown>>({
  key,
  purpose,
  lifetime,
  clock,
  newId,
  schema,
}: Settings<T>): SealedClaims<T> {
  return {
    issue: (claims) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(purpose)
        .setJti(newId())
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + lifetime))
        .sign(key),
    async read(token) {
      try {
        const options = { algorithms: [algorithm], audience: purpose, currentDate: clock.now() };
        const { payload } = await jwtVerify(token, key, options);
        const { jti, iat, exp } = Frame.parse(payload);
        return {
          ...schema.parse(payload),
          id: jti,
          issuedAt: new Date(iat * 1000),
          expiresAt: new Date(exp * 1000),
        };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
