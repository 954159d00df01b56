import { fold } from '../text/fold.ts';
import { isTypedPlain } from '../text/plain-text.ts';

export type AmountToken = {
  readonly kind: 'word' | 'figure' | 'mark';
  /** NFC, lower case. */
  readonly text: string;
  readonly folded: string;
  /** UTF-16 offsets in the text as given. */
  readonly from: number;
  readonly to: number;
  /** Nothing stands between it and the token before. */
  readonly tight: boolean;
};

export type AmountTokens = {
  readonly list: readonly AmountToken[];
  readonly words: readonly string[];
  /** The text was typed without diacritics, or nearly so. */
  readonly plain: boolean;
};

// A figure keeps its separators; groups of three may stand apart ("1 200 000").
const piece = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,])|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|\S/gu;

/** Cuts a text into words, figures such as "1.200,5", and single marks. */
export function cutAmountTokens(source: string): AmountTokens {
  const list: AmountToken[] = [];
  for (const match of source.matchAll(piece)) {
    const text = match[0].normalize('NFC').toLowerCase();
    list.push({
      kind: kindOf(text),
      text,
      folded: fold(text),
      from: match.index,
      to: match.index + match[0].length,
      tight: match.index === list.at(-1)?.to,
    });
  }
  const plain = isTypedPlain(list.filter((token) => token.kind === 'word'));
  return { list, words: list.map((token) => token.text), plain };
}

function kindOf(text: string): AmountToken['kind'] {
  if (/^\d/.test(text)) return 'figure';
  return /^\p{L}/u.test(text) ? 'word' : 'mark';
}
