import { LETTERS } from '../text/letters.ts';

/** A pattern over whole words of Vietnamese text: `\b` knows no marked letters. */
export const wordPattern = (source: string, flags = 'giu'): RegExp =>
  new RegExp(`(?<![${LETTERS}])(?:${source})(?![${LETTERS}])`, flags);
