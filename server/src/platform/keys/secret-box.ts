import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts values the server must read again. `context` names the owner: a box copied to another row does not open. */
export interface SecretBox {
  seal(secret: string, context: string): Buffer;
  /** Throws when it was sealed under another key, for another context, or changed since. */
  open(sealed: Buffer, context: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM with a random nonce: nonce, tag, text. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal(secret, context) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, context) {
      const nonce = sealed.subarray(0, nonceLength);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      const text = sealed.subarray(nonceLength + tagLength);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}
