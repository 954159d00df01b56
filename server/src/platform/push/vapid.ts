import { createECDH, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Config } from '../config/read-config.ts';
import { deriveKey } from '../keys/derive-key.ts';

/** The server's identity towards push services (RFC 8292). */
export interface Vapid {
  /** The P-256 point, uncompressed, base64url: browsers subscribe to it. */
  readonly publicKey: string;
  /** The `Authorization` of a message to an endpoint. */
  authorize(endpoint: URL, now: Date): Promise<string>;
}

/** Push services refuse more than a day (RFC 8292, section 2). */
const lifetime = 12 * 60 * 60;

/** Whom a push service writes to about this server. */
const contactOf = ({ supportEmail, publicUrl }: Pick<Config, 'supportEmail' | 'publicUrl'>): string =>
  supportEmail === undefined ? publicUrl : `mailto:${supportEmail}`;

/** The key is derived from APP_SECRET like those of tokens: it is the same after each start and in each process. */
export function createVapid(config: Pick<Config, 'appSecret' | 'supportEmail' | 'publicUrl'>): Vapid {
  const ecdh = createECDH('prime256v1');
  // Of 2^32 keys one is beyond the order of the curve and refused here.
  ecdh.setPrivateKey(deriveKey(config.appSecret, 'vapid'));
  const point = ecdh.getPublicKey();
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: ecdh.getPrivateKey('base64url') },
      ...{ x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) },
    },
  });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    async authorize(endpoint, now) {
      const token = await new SignJWT({ sub: contactOf(config) })
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(endpoint.origin)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + lifetime)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
