import { writeWarning } from '../../render/warning-words.rules.ts';

/** Stays on the card of a new task until somebody is named. */
export const nobodySaid = writeWarning({ kind: 'own-by-default' });
