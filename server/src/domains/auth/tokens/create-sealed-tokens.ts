import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token contains: an id, and a number that distinguishes its tokens. */
export interface Sealed {
  readonly id: string;
  readonly number: number;
}

export interface SealedTokens {
  issue(sealed: Sealed): string;
  /** Null when this server did not issue it for this purpose. */
  read(token: string): Sealed | null;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,14})\.([\w-]{43})$/;

/** An id and a number with a MAC under a key of the server's: what can be computed again need not be stored. */
export function createSealedTokens(key: Uint8Array): SealedTokens {
  const macOf = ({ id, number }: Sealed): string =>
    createHmac('sha256', key).update(`${id}.${number}`).digest('base64url');
  return {
    issue: (sealed) => `${sealed.id}.${sealed.number}.${macOf(sealed)}`,
    read(token) {
      const [, id, number, mac] = form.exec(token) ?? [];
      if (id === undefined || mac === undefined) return null;
      const sealed = { id, number: Number(number) };
      // As text, not as bytes: base64url has spare bits, and a token has one writing only.
      return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(sealed))) ? sealed : null;
    },
  };
}
