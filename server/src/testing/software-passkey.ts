import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  Assertion,
  Attestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@hopgon/contract/security/schemas';

interface Ceremony {
  readonly origin?: string;
  /** The flags the authenticator sets: user present, and user verified. */
  readonly verified?: boolean;
  readonly counter?: number;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** The four kinds of CBOR an attestation is made of. */
const cbor = {
  head: (kind: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(kind << 5) | length])
      : length < 256
        ? Buffer.from([(kind << 5) | 24, length])
        : Buffer.concat([Buffer.from([(kind << 5) | 25]), uint(length, 2)]),
  int: (value: number): Buffer => (value < 0 ? cbor.head(1, -1 - value) : cbor.head(0, value)),
  bytes: (value: Buffer): Buffer => Buffer.concat([cbor.head(2, value.length), value]),
  text: (value: string): Buffer =>
    Buffer.concat([cbor.head(3, Buffer.byteLength(value)), Buffer.from(value)]),
  map: (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
    Buffer.concat([cbor.head(5, entries.length), ...entries.flat()]),
};

/** A software authenticator: a P-256 key pair that answers in the form of a browser. */
export function createSoftwarePasskey(usualOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const flags = (verified: boolean, attested: boolean): number =>
    1 | (verified ? 4 : 0) | (attested ? 64 : 0);

  const coseKey = cbor.map([
    [cbor.int(1), cbor.int(2)],
    [cbor.int(3), cbor.int(-7)],
    [cbor.int(-1), cbor.int(1)],
    [cbor.int(-2), cbor.bytes(Buffer.from(x, 'base64url'))],
    [cbor.int(-3), cbor.bytes(Buffer.from(y, 'base64url'))],
  ]);

  return {
    id,

    make(options: PasskeyCreation, { origin = usualOrigin, verified = true }: Ceremony = {}): Attestation {
      const authData = Buffer.concat([
        sha256(options.rp.id),
        uint(flags(verified, true), 1),
        uint(0, 4),
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        coseKey,
      ]);
      const attestation = cbor.map([
        [cbor.text('fmt'), cbor.text('none')],
        [cbor.text('attStmt'), cbor.map([])],
        [cbor.text('authData'), cbor.bytes(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    sign(
      options: PasskeyRequest,
      { origin = usualOrigin, verified = true, counter = 0 }: Ceremony = {},
    ): Assertion {
      const data = clientData('webauthn.get', options.challenge, origin);
      const authData = Buffer.concat([
        sha256(options.rpId),
        uint(flags(verified, false), 1),
        uint(counter, 4),
      ]);
      const signature = createSign('sha256').update(authData).update(sha256(data)).sign(privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
