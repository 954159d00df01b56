import { fold } from '../text/fold.ts';
import type { GrammarToken } from './tokens.ts';

type IsOne = (token: GrammarToken | undefined) => boolean;

/** Whether a token is one of some words, parted by spaces: with its marks or without, those `asWritten` only as they stand there. */
export function anyOf(words: string, asWritten = ''): IsOne {
  const known = new Set(`${words} ${fold(words)} ${asWritten}`.split(' '));
  return (token) => token !== undefined && known.has(token.text);
}

/** Whether a token is one of some words without marks, whatever marks it has. */
export function anyFolded(words: string): IsOne {
  const known = new Set(words.split(' '));
  return (token) => token !== undefined && known.has(token.folded);
}
