import { uuidv7 } from 'uuidv7';

/** A new UUIDv7: its text order is its order in time, within a process strictly. */
export const newId = (): string => uuidv7();
