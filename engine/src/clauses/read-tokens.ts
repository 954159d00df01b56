import { tokenize } from '../lexicon/tokenize.ts';
import type { ClauseToken } from './clause.ts';

const MARKS = /[?!.…;:,\n]|(?:^|\s)[–—-](?=\s|$)/u;

/** The words of a turn with the first mark of punctuation behind each. */
export function readTokens(text: string): ClauseToken[] {
  const tokens = tokenize(text);
  return tokens.map(({ text: written, word, folded, hash, from, to }, index) => {
    const between = text.slice(to, tokens[index + 1]?.from ?? text.length);
    const mark = markIn(between, index === tokens.length - 1);
    return { text: written, word, folded, hash, from, to, mark };
  });
}

/** Inside "1.200" and "m2.vn" no mark ends anything. */
function markIn(between: string, isLast: boolean): string {
  if (between === ' ' || between === '') return '';
  if (!isLast && !/\s/u.test(between)) return '';
  if (between.includes('?')) return '?';
  return MARKS.exec(between)?.[0].trim() || '';
}
