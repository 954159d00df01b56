import { createHmac, timingSafeEqual } from 'node:crypto';

/** Writes ids (UUIDs) into the token of a link that nobody else can make. They can be read off it: it hides nothing. */
export interface SignedIds {
  sign(ids: readonly string[]): string;
  /** The ids, or null for a token that was not signed with this key. */
  read(token: string): string[] | null;
}

const idLength = 16;
const tagLength = 16;

const packed = (ids: readonly string[]): Buffer =>
  Buffer.concat(ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')));

const idAt = (bytes: Buffer, place: number): string =>
  bytes
    .subarray(place * idLength, (place + 1) * idLength)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** `count` ids under HMAC-SHA-256 (RFC 2104), its first 128 bits. A key serves one purpose. */
export function createSignedIds(key: Uint8Array, count: number): SignedIds {
  const tagOf = (ids: Buffer): Buffer =>
    createHmac('sha256', key).update(ids).digest().subarray(0, tagLength);
  return {
    sign(ids) {
      const bytes = packed(ids);
      if (bytes.length !== count * idLength) throw new Error(`${count} ids are signed together`);
      return Buffer.concat([bytes, tagOf(bytes)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      const end = count * idLength;
      // Unused base64 bits would allow more than one token for the same ids.
      if (bytes.length !== end + tagLength || bytes.toString('base64url') !== token) return null;
      const ids = bytes.subarray(0, end);
      if (!timingSafeEqual(tagOf(ids), bytes.subarray(end))) return null;
      return Array.from({ length: count }, (_, place) => idAt(ids, place));
    },
  };
}
