import { type NumberReading, readNumberWords } from '../text/number-words.ts';
import type { GrammarTokens } from './tokens.ts';

/** The number at a token, in figures or words; patterns ask for the same ones again and again. */
export function readWhole(tokens: GrammarTokens, at: number, pairs = false): NumberReading | null {
  const key = at * 2 + (pairs ? 1 : 0);
  const known = tokens.numbers.get(key);
  if (known !== undefined) return known;
  const reading = readNumberAt(tokens, at, pairs);
  tokens.numbers.set(key, reading);
  return reading;
}

function readNumberAt(tokens: GrammarTokens, at: number, pairs: boolean): NumberReading | null {
  const token = tokens.list[at];
  if (token?.kind !== 'number') return readNumberWords(tokens.words, at, { plain: tokens.plain, pairs });
  return token.text.length > 4 ? null : { value: Number(token.text), length: 1 };
}
