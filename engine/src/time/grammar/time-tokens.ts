import { type NumberReading, opensNumber } from '../../text/number-words.ts';
import { isTypedPlain } from '../../text/plain-text.ts';
import { anyOf } from './any-of.ts';

/** A piece of the text; `from` and `to` are UTF-16 offsets in the text as given. */
export type TimeToken = {
  readonly kind: 'word' | 'number' | 'cluster' | 'mark';
  /** NFC, lower case. */
  readonly text: string;
  /** Also without diacritics, đ as d. */
  readonly folded: string;
  readonly from: number;
  readonly to: number;
  /** Nothing stands between it and the token before. */
  readonly tight: boolean;
  /** Written as names are; words all in capitals are not. */
  readonly capital: boolean;
  /** A number may begin here, in figures or words. */
  readonly counts: boolean;
};

export type TimeTokens = {
  readonly list: readonly TimeToken[];
  /** The tokens' texts, for the reader of number words. */
  readonly words: readonly string[];
  /** The text was typed without diacritics, or nearly so. */
  readonly plain: boolean;
  readonly source: string;
  /** It writes some letters large: a recogniser's text may have none. */
  readonly hasCapitals: boolean;
  /** It counts its points: "thứ nhất". */
  readonly countsPoints: boolean;
  /** Numbers read so far, by token; the rules ask for the same ones again and again. */
  readonly numbers: Map<number, NumberReading | null>;
};

const piece = /[\p{L}\p{M}]+|\d+(?:[./:]\d+)+|\d+,\d+(?![\d./:,])|\d+|\S/gu;
const marks = /\p{M}/gu;
const titleCase = /^\p{Lu}(?:\p{M}|\p{Ll}|$)/u;
const ascii = /^[\x20-\x7e]*$/;

/** Spellings met beside the usual ones. */
const spellings = new Map([
  ['quí', 'quý'],
  ['rưởi', 'rưỡi'],
  ['nhựt', 'nhật'],
  ['mơi', 'mai'],
]);

/** Cuts a text into words, numbers, clusters such as "20/11/2026" or "9:30", and single marks. */
export function cutTimeTokens(source: string): TimeTokens {
  const list: TimeToken[] = [];
  let end = -1;
  for (const match of source.matchAll(piece)) {
    const token = makeToken(match[0], match.index, match.index === end);
    list.push(token);
    end = token.to;
  }
  const words = list.map((token) => token.text);
  return {
    list,
    words,
    plain: isTypedPlain(list.filter((token) => token.kind === 'word')),
    source,
    hasCapitals: /\p{Lu}/u.test(source),
    countsPoints: words.some((word, at) => word === 'nhất' && words[at - 1] === 'thứ'),
    numbers: new Map(),
  };
}

type Piece = Pick<TimeToken, 'kind' | 'text' | 'folded' | 'capital' | 'counts'>;

/** A language has few syllables and a text says the same ones again; what a stranger makes up does not stay. */
const known = new Map<string, Piece>();
const mostKnown = 4000;

function makeToken(raw: string, from: number, tight: boolean): TimeToken {
  const { kind, text, folded, capital, counts } = known.get(raw) ?? learn(raw);
  return { kind, text, folded, from, to: from + raw.length, tight, capital, counts };
}

function learn(raw: string): Piece {
  const lower = ascii.test(raw) ? raw.toLowerCase() : raw.normalize('NFC').toLowerCase();
  const text = spellings.get(lower) ?? lower;
  const folded = ascii.test(text) ? text : text.normalize('NFD').replace(marks, '').replaceAll('đ', 'd');
  const kind = kindOf(text);
  const counts = kind === 'word' ? opensNumber(text) || namesNumber(text) : kind !== 'mark';
  const piece = { kind, text, folded, capital: titleCase.test(raw), counts };
  if (known.size >= mostKnown) known.clear();
  if (raw.length < 20) known.set(raw, piece);
  return piece;
}

/** Words that are numbers only in names: "thứ tư", "quý ii". */
const namesNumber = anyOf('tư i ii iii iv');

function kindOf(text: string): TimeToken['kind'] {
  if (/^\d+$/.test(text)) return 'number';
  if (/^\d/.test(text)) return 'cluster';
  return /^\p{L}/u.test(text) ? 'word' : 'mark';
}
