import { readTokens } from '../clauses/read-tokens.ts';
import { timesOfTurn, tokensOfTurn } from '../clauses/turn-readings.ts';
import { type Token, tokenize } from '../lexicon/tokenize.ts';
import { readTimes } from '../time/read-times.ts';
import type { TimeReading } from '../time/time-reading.ts';
import { type Denial, findDenials } from './denials.ts';
import { isOfClass, type ReadText, readText } from './read-text.ts';
import { readSaidNumbers, type SaidNumber } from './said-numbers.ts';
import type { SupportSource } from './support.ts';

/** A line or a turn with what the checks look for in it; what is costly is read when it is asked for first. */
export type Reading = ReadText & {
  readonly text: string;
  readonly speaker: string | null;
  /** Its words without diacritics, and those of the speaker's label. */
  readonly said: () => ReadonlySet<string>;
  readonly label: () => ReadonlySet<string>;
  /** Its words in lower case with one space before and behind each, punctuation of dates and hours left in. */
  readonly quotable: () => string;
  readonly times: () => readonly TimeReading[];
  readonly numbers: () => readonly ReadNumber[];
  readonly denials: () => readonly Denial[];
};

export type ReadNumber = SaidNumber & {
  /** It is part of a time. */
  readonly isTimed: boolean;
  /** It counts nothing, so it may be a day of a month: "trước mười bảy nhé". */
  readonly isBare: boolean;
  /** The words that carry matter beside it, else empty: "tầng" and "hộ". */
  readonly before: string;
  readonly after: string;
};

/** A line, or another text that no turn says. */
export const readLine = (text: string): Reading =>
  readPart({ text, speaker: null, words: readTokens(text), readTimes: () => readTimes(text) });

const readings = new WeakMap<SupportSource['turns'][number], Reading>();

/** A turn is read once for all lines that name it. */
export function readTurn(turn: SupportSource['turns'][number]): Reading {
  const known = readings.get(turn);
  if (known) return known;
  const reading = readPart({ ...turn, words: tokensOfTurn(turn), readTimes: () => timesOfTurn(turn) });
  readings.set(turn, reading);
  return reading;
}

type Part = Pick<Reading, 'text' | 'speaker' | 'words'> & { readonly readTimes: Reading['times'] };

const foldedWords = (words: readonly Token[]) => new Set(words.map(({ folded }) => folded));

function readPart({ text, speaker, words, readTimes: times }: Part): Reading {
  const read = readText(words);
  return {
    ...read,
    text,
    speaker,
    said: once(() => foldedWords(words)),
    label: once(() => foldedWords(tokenize(speaker ?? ''))),
    quotable: once(() => ` ${text.toLowerCase().replace(NO_WORD, ' ')} `),
    times,
    numbers: once(() => readNumbers(text, read, times())),
    denials: once(() => findDenials(read)),
  };
}

const NO_WORD = /[^\p{L}\p{M}\p{N}/:.-]+|[.:-]+(?=\s|$)/gu;

/** Numbers outside phrases such as "thứ ba" or "năm nay", each with whether it is part of a time and what stands beside it. */
function readNumbers(text: string, read: ReadText, times: readonly TimeReading[]): ReadNumber[] {
  const { words, phrases } = read;
  const fixed = phrases.filter(({ at, next, classes }) => next - at > 1 && classes.includes('not-number'));
  const isFixed = within(
    fixed.map(({ at, next }) => ({ from: words[at]?.from ?? 0, to: words[next - 1]?.to ?? 0 })),
  );
  const isTimed = within(times);
  const matterAt = (at: number, isJoined: boolean) =>
    isJoined && !isOfClass(read, at, 'empty') ? (words[at]?.folded ?? '') : '';
  let at = 0;
  return readBetween(text, times, isFixed).flatMap((number) => {
    while (at < words.length && (words[at]?.to ?? 0) <= number.from) at += 1;
    let next = at;
    while (next < words.length && (words[next]?.from ?? 0) < number.to) next += 1;
    if (next - at === 1 && isOfClass(read, at, 'not-number')) return [];
    const isBare = number.unit === null && number.scale === 1 && !isOfClass(read, next, 'counted');
    const before = matterAt(at - 1, words[at - 1]?.mark === '');
    const after = matterAt(next, words[next - 1]?.mark === '');
    return [{ ...number, isTimed: isTimed(number.from), isBare, before, after }];
  });
}

/** No number goes on into a time: "đợt một hai mươi tháng mười hai" says "một" and a day. */
function readBetween(
  text: string,
  times: readonly TimeReading[],
  isFixed: (offset: number) => boolean,
): SaidNumber[] {
  const ends = [...times.flatMap(({ from, to }) => [from, to]), text.length];
  let from = 0;
  return ends.flatMap((to) => {
    const start = from;
    from = Math.max(start, to);
    return readSaidNumbers(text.slice(start, from), (offset) => isFixed(start + offset)).map((number) => ({
      ...number,
      from: start + number.from,
      to: start + number.to,
    }));
  });
}

/** Whether one of some ascending spans covers an offset; offsets must be asked for in order. */
export function within(
  spans: readonly { readonly from: number; readonly to: number }[],
): (at: number) => boolean {
  let next = 0;
  return (at) => {
    while (next < spans.length && (spans[next]?.to ?? 0) <= at) next += 1;
    return (spans[next]?.from ?? Number.POSITIVE_INFINITY) <= at;
  };
}

function once<Value>(read: () => Value): () => Value {
  let value: { readonly of: Value } | null = null;
  return () => {
    value ??= { of: read() };
    return value.of;
  };
}
