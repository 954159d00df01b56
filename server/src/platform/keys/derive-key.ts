import { hkdfSync } from 'node:crypto';

/** A 256-bit key for one purpose, derived from APP_SECRET (HKDF-SHA-256): keys of other purposes say nothing about it. */
export const deriveKey = (appSecret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', appSecret, '', `hop-gon/${purpose}/1`, 32));
