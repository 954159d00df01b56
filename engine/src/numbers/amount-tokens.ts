import { type Piece, type Tokens, tokenCutter } from '../text/cut-tokens.ts';
import { fold } from '../text/fold.ts';

type AmountPiece = Piece<'figure'>;
export type AmountTokens = Tokens<AmountPiece>;

// A figure is one token with its separators; groups of three may be separated by spaces ("1 200 000").
const shape = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,])|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|\S/gu;

const learn = (raw: string): AmountPiece => {
  const text = raw.normalize('NFC').toLowerCase();
  return { kind: kindOf(text), text, folded: fold(text) };
};

/** Cuts a text into words, figures such as "1.200,5", and single marks. */
export const cutAmountTokens = tokenCutter(shape, learn, ({ kind, text, folded }, from, to, tight) => ({
  kind,
  text,
  folded,
  from,
  to,
  tight,
}));

function kindOf(text: string): AmountPiece['kind'] {
  if (/^\d/.test(text)) return 'figure';
  return /^\p{L}/u.test(text) ? 'word' : 'mark';
}
