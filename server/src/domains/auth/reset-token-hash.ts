import { createHash } from 'node:crypto';

/** What is stored of a reset token; whoever reads the table cannot use it. */
export const resetTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
