import { intentGrammar } from '../grammar/patterns/intent/all-patterns.ts';
import { gatheringWords } from '../grammar/patterns/intent/meetings.ts';
import { type GrammarToken, type GrammarTokens, grammarTokens } from '../grammar/tokens.ts';
import { findPhrases, type PhraseSpan, withoutRuleClasses } from '../lexicon/find-phrases.ts';
import { readTokenTimes } from '../time/read-times.ts';
import type { TimeReading } from '../time/time-reading.ts';
import { markNames, type NamePlace } from './mark-names.ts';
import { type NormalizedMessage, normalizeMessage } from './normalize-message.ts';
import { withoutSubjectPeriods } from './subject-periods.ts';

/** A word of a message, or a time, which is one however many words it has. */
export type MessageUnit = {
  /** Normalized, lower case; of a time its kind: "@h" with an hour, "@p" past, else "@t". */
  readonly word: string;
  readonly folded: string;
  readonly isTime: boolean;
  readonly isCapital: boolean;
  /** Where it stands in the message (UTF-16 offsets). */
  readonly from: number;
  readonly to: number;
  /** Classes of the lexicon it opens, or with a plus continues. */
  readonly classes: readonly string[];
  /** What its pattern stands for, and whether it is the first word of that. */
  readonly pattern: string;
  readonly isPatternStart: boolean;
  readonly name: NamePlace;
};

/** A time among tokens: `to` is the index behind its last one; `word` stands for it, "@h" with an hour, "@p" past, else "@t". */
type PlacedTime = { readonly to: number; readonly word: string };

/** All that is read of a message; its kind, slots, names, times and query come from this one reading. */
export type MessageReading = {
  readonly message: string;
  /** The words of its beginning, where what it asks for stands. */
  readonly units: readonly MessageUnit[];
  /** Every time it names; offsets lead into the message. */
  readonly times: readonly TimeReading[];
  /** Typed without diacritics. */
  readonly isPlain: boolean;
  readonly tokens: GrammarTokens;
  readonly placedTimes: ReadonlyMap<number, PlacedTime>;
  readonly normalized: NormalizedMessage;
};

/** Whether a word begins what somebody does; light verbs ("có", "được") do not count. */
export const isVerb = (unit: Pick<MessageUnit, 'classes'> | undefined): boolean =>
  unit?.classes.some((name) => name.startsWith('verb-') && !name.endsWith('+') && name !== 'verb-light') ===
  true;

/** Of a message, in characters: what is longer was pasted, and is read no further. */
export const READ_AT_MOST = 600;

/** Cuts a message into words and times, with what patterns, lexicon and names say of each. */
export function readMessage(message: string): MessageReading {
  const normalized = normalizeMessage(message);
  const tokens = grammarTokens(normalized.text);
  const readings = readTokenTimes(withoutSubjectPeriods(normalized.text, tokens));
  const head = tokens.list.filter(({ to }) => (normalized.ends.get(to) ?? 0) <= READ_AT_MOST);
  const words = head.map((token) => ({ ...token, word: token.text }));
  const phrases = withoutRuleClasses(findPhrases(words, !tokens.plain));
  const placedTimes = placeTimes(readings, tokens.list);
  const names = withoutCutNames(markNames(head, phrases, tokens.plain), head, placedTimes);
  const classes = placeClasses(phrases, head.length);
  return {
    message,
    units: readUnits(tokens, normalized, { head, classes, names, times: placedTimes }),
    times: readings.map((reading) => ({ ...reading, ...placeOf(reading, reading, normalized) })),
    isPlain: tokens.plain,
    tokens,
    placedTimes,
    normalized,
  };
}

/** "Dời giao ban sang 10h": where a time begins within a name, what is left of it in lower case is none. */
function withoutCutNames(
  names: readonly NamePlace[],
  tokens: readonly GrammarToken[],
  times: ReadonlyMap<number, PlacedTime>,
): NamePlace[] {
  const left = [...names];
  for (const at of times.keys()) {
    if (left[at] !== 'next') continue;
    const from = left.lastIndexOf('first', at);
    if (!tokens.slice(from, at).some(({ capital }) => capital)) left.fill('', from, at);
  }
  return left;
}

type MessageMarks = {
  readonly head: readonly GrammarToken[];
  readonly classes: readonly (readonly string[])[];
  readonly names: readonly NamePlace[];
  readonly times: ReadonlyMap<number, PlacedTime>;
};

function readUnits(tokens: GrammarTokens, normalized: NormalizedMessage, found: MessageMarks): MessageUnit[] {
  const units: MessageUnit[] = [];
  let next = 0;
  let match = { from: 0, to: 0, pattern: '' };
  for (let at = 0; at < found.head.length; at = next) {
    const token = found.head[at];
    if (!token) break;
    const time = found.times.get(at);
    next = time?.to ?? at + 1;
    if (time) match = { from: at, to: next, pattern: time.word };
    else if (at >= match.to) match = patternAt(tokens, at);
    units.push({
      ...placeOf(token, tokens.list[next - 1] ?? token, normalized),
      word: time?.word ?? token.text,
      folded: time?.word ?? token.folded,
      isTime: time !== undefined,
      isCapital: token.capital,
      classes: found.classes[at] ?? [],
      pattern: match.pattern,
      isPatternStart: match.from === at,
      name: time ? '' : (found.names[at] ?? ''),
    });
  }
  return units;
}

function patternAt(tokens: GrammarTokens, at: number): { from: number; to: number; pattern: string } {
  const found = intentGrammar.longestAt(tokens, at);
  return { from: at, to: found?.to ?? at + 1, pattern: found?.rule[1] ?? '' };
}

/** Where something of the normalized text stands in the message. */
export function placeOf(
  first: Pick<GrammarToken, 'from'>,
  last: Pick<GrammarToken, 'to'>,
  { starts, ends }: NormalizedMessage,
): Pick<MessageUnit, 'from' | 'to'> {
  const from = starts.get(first.from) ?? 0;
  return { from, to: ends.get(last.to) ?? from };
}

function placeClasses(phrases: readonly PhraseSpan[], length: number): string[][] {
  const classes: string[][] = Array.from({ length }, () => []);
  for (const { from, to, classes: own } of phrases)
    for (let at = from; at < to; at += 1)
      classes[at]?.push(...own.map((name) => (at === from ? name : `${name}+`)));
  return classes;
}

/** Times by the index of their first token. "Mai họp 9h" is one time, but its parts stand apart. */
function placeTimes(
  readings: readonly TimeReading[],
  tokens: readonly GrammarToken[],
): Map<number, PlacedTime> {
  const placed = new Map<number, PlacedTime>();
  let at = 0;
  for (const reading of readings) {
    const word = kindOfTime(reading);
    const startOf = (index: number) => tokens[index]?.from ?? Number.POSITIVE_INFINITY;
    while (startOf(at) < reading.from) at += 1;
    let start = at;
    for (; startOf(at) < reading.to; at += 1) {
      if (!gatheringWords.has(tokens[at]?.text ?? '')) continue;
      if (at > start) placed.set(start, { to: at, word });
      start = at + 1;
    }
    if (at > start) placed.set(start, { to: at, word });
  }
  return placed;
}

function kindOfTime({ facts, until }: TimeReading): string {
  if (facts.clock || until?.clock) return '@h';
  const isPast = (facts.offset ?? 0) < 0 || (facts.period?.amount ?? 0) < 0 || facts.turn === 'last';
  return isPast ? '@p' : '@t';
}
