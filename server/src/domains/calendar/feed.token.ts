import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: anyone who has the address reads the calendar. */
export const newFeedToken = (): string => randomBytes(16).toString('base64url');

/** What is kept of it. */
export const feedTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

const file = /^([\w-]{22})\.ics$/;

/** The token in the name of the file that is asked for; null where it can be none. */
export const tokenInFile = (name: string): string | null => file.exec(name)?.[1] ?? null;
