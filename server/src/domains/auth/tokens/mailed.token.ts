import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link in a mail: 256 random bits. */
export const newMailedToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash; a reader of the table cannot use it. */
export const mailedTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
