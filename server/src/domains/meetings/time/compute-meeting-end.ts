import { endAfter } from './meeting-length.rules.ts';

/** When a meeting of that length ends, for domains that repeat it. */
export const computeMeetingEnd = endAfter;
