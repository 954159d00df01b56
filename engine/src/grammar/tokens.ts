import { type Piece, type Token, type Tokens, tokenCutter } from '../text/cut-tokens.ts';
import { fold } from '../text/fold.ts';
import { type NumberReading, opensNumber } from '../text/number-words.ts';

type GrammarPiece = Piece<'number' | 'cluster'> & {
  /** Written as names are; words all in capitals are not. */
  readonly capital: boolean;
  /** A number may begin here, in figures or words. */
  readonly counts: boolean;
};

export type GrammarToken = Token<GrammarPiece>;

export type GrammarTokens = Tokens<GrammarPiece> & {
  readonly source: string;
  /** Numbers read so far, by token; the rules ask for the same ones again and again. */
  readonly numbers: Map<number, NumberReading | null>;
};

const shape = /[\p{L}\p{M}]+|\d+(?:[./:]\d+)+|\d+,\d+(?![\d./:,])|\d+|\S/gu;
const titleCase = /^\p{Lu}(?:\p{M}|\p{Ll}|$)/u;

/** Spellings met beside the usual ones. */
const spellings = new Map([
  ['quí', 'quý'],
  ['rưởi', 'rưỡi'],
  ['nhựt', 'nhật'],
  ['mơi', 'mai'],
  ['nầy', 'này'],
  ['bựa', 'bữa'],
]);

const learn = (raw: string): GrammarPiece => {
  const lower = raw.normalize('NFC').toLowerCase();
  const text = spellings.get(lower) ?? lower;
  const kind = kindOf(text);
  const counts = isFigure({ kind }) || opensNumber(text) || namesNumber.test(text);
  return { kind, text, folded: fold(text), capital: titleCase.test(raw), counts };
};

const cutPieces = tokenCutter(shape, learn, ({ kind, text, folded, capital, counts }, from, to, tight) => ({
  kind,
  text,
  folded,
  capital,
  counts,
  from,
  to,
  tight,
}));

/** Cuts a text into words, numbers, clusters such as "20/11/2026" or "9:30", and single marks. */
export function grammarTokens(source: string): GrammarTokens {
  const { list, words, plain } = cutPieces(source);
  return { list, words, plain, source, numbers: new Map() };
}

/** Words that are numbers only in names: "thứ tư", "quý ii". */
const namesNumber = /^(t[uư]|i{1,3}|iv)$/;

function kindOf(text: string): GrammarPiece['kind'] {
  if (/^\d+$/.test(text)) return 'number';
  if (/^\d/.test(text)) return 'cluster';
  return /^\p{L}/u.test(text) ? 'word' : 'mark';
}

export const isFigure = (token: Pick<GrammarToken, 'kind'> | undefined): boolean =>
  token?.kind === 'number' || token?.kind === 'cluster';
