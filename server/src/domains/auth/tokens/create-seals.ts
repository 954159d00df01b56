import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../../../platform/keys/derive-key.ts';
import { createSecretBox, type SecretBox } from '../../../platform/keys/secret-box.ts';
import type { World } from '../../../platform/world.ts';
import { createSealedClaims, type SealedClaims } from './create-sealed-claims.ts';

const SignInStep = z.object({ userId: z.guid(), remember: z.boolean() });
const OfSession = z.object({ userId: z.guid(), sessionId: z.guid() });
const OfNobody = z.object({});

/** What second factors are sealed with, each purpose under a key of its own. */
export interface Seals {
  /** A right first factor; also what a passkey signs as the second. */
  readonly signInStep: SealedClaims<z.infer<typeof SignInStep>>;
  readonly signInByPasskey: SealedClaims<z.infer<typeof OfNobody>>;
  readonly passkeyRegistration: SealedClaims<z.infer<typeof OfSession>>;
  readonly passkeyProof: SealedClaims<z.infer<typeof OfSession>>;
  /** That the bearer of a session proved once more to be the person. */
  readonly proof: SealedClaims<z.infer<typeof OfSession>>;
  readonly totpSecrets: SecretBox;
  /** Keyed: who reads the table alone cannot even try codes. */
  readonly recoveryCodeHash: (userId: string, code: string) => Buffer;
}

const minutes = (count: number): number => count * 60 * 1000;

export function createSeals({ config, clock, newId }: Pick<World, 'config' | 'clock' | 'newId'>): Seals {
  const sealFor = <T extends Record<string, unknown>>(
    purpose: string,
    lifetime: number,
    schema: z.ZodType<T>,
  ) =>
    createSealedClaims({
      key: deriveKey(config.appSecret, purpose),
      purpose,
      lifetime,
      clock,
      newId,
      schema,
    });
  const recoveryKey = deriveKey(config.appSecret, 'recovery-code');
  return {
    signInStep: sealFor('sign-in-step', minutes(10), SignInStep),
    signInByPasskey: sealFor('passkey-sign-in', minutes(5), OfNobody),
    passkeyRegistration: sealFor('passkey-registration', minutes(5), OfSession),
    passkeyProof: sealFor('passkey-proof', minutes(5), OfSession),
    proof: sealFor('person-proof', minutes(5), OfSession),
    totpSecrets: createSecretBox(deriveKey(config.appSecret, 'totp-secret')),
    recoveryCodeHash: (userId, code) =>
      createHmac('sha256', recoveryKey).update(`${userId}/${code}`).digest(),
  };
}
