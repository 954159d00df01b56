import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave with its subscription: its P-256 point (65 bytes, uncompressed) and its secret (16 bytes). */
export interface PushKeys {
  readonly publicKey: Uint8Array;
  readonly authSecret: Uint8Array;
}

/** What is drawn for each message. */
interface PushDraw {
  /** A P-256 scalar, 32 bytes. */
  readonly privateKey: Uint8Array;
  readonly salt: Uint8Array;
}

/** One record holds a whole message: push services take 4096 bytes. */
const recordSize = 4096;
/** Header, delimiter and tag take up the rest of what push services take. */
export const mostPushBytes = 3_900;

const derive = (secret: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function draw(): PushDraw {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(16) };
}

/**
 * Encrypts a message for one browser (RFC 8291, content coding aes128gcm of RFC 8188): the push service carries it and
 * cannot read it. Throws where `publicKey` is no point of the curve.
 */
export function encryptPush(
  message: string,
  { publicKey, authSecret }: PushKeys,
  { privateKey, salt }: PushDraw = draw(),
): Buffer {
  const text = Buffer.from(message);
  if (text.length > mostPushBytes) throw new RangeError('the push message is too long');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const own = ecdh.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, own]);
  const keyMaterial = derive(ecdh.computeSecret(publicKey), authSecret, keyInfo, 32);
  const key = derive(keyMaterial, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(keyMaterial, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter of the last record.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Uint8Array.of(2)), cipher.final()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordSize);
  size.writeUInt8(own.length, 4);
  return Buffer.concat([salt, size, own, sealed, cipher.getAuthTag()]);
}
