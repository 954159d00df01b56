import { intentGrammar } from '../grammar/patterns/intent/all-patterns.ts';
import { type GrammarToken, type GrammarTokens, grammarTokens } from '../grammar/tokens.ts';
import { findPhrases, type PhraseSpan, withoutRuleClasses } from '../lexicon/find-phrases.ts';
import { readTimes } from '../time/read-times.ts';
import { markNames, type NamePlace } from './mark-names.ts';
import { type NormalizedMessage, normalizeMessage } from './normalize-message.ts';
import { type PlacedTime, placeTimes } from './place-times.ts';

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

export type MessageReading = {
  readonly message: string;
  readonly units: readonly MessageUnit[];
  /** Typed without diacritics. */
  readonly isPlain: boolean;
};

/** Whether a word begins what somebody does; light verbs ("có", "được") do not count. */
export const isVerb = (unit: MessageUnit | undefined): boolean =>
  unit?.classes.some((name) => name.startsWith('verb-') && !name.endsWith('+') && name !== 'verb-light') ===
  true;

/** What a message asks for stands in its first words. */
const READ_AT_MOST = 300;

/** Cuts a message into words and times, with what patterns, lexicon and names say of each. */
export function readMessage(message: string): MessageReading {
  const head = message.slice(0, READ_AT_MOST);
  const normalized = normalizeMessage(head);
  const tokens = grammarTokens(normalized.text);
  const words = tokens.list.map((token) => ({ ...token, word: token.text }));
  const phrases = withoutRuleClasses(findPhrases(words, !tokens.plain));
  const found = {
    classes: placeClasses(phrases, tokens.list.length),
    names: markNames(tokens.list, phrases, tokens.plain),
    times: placeTimes(readTimes(normalized.text), tokens.list),
  };
  return { message: head, units: readUnits(tokens, normalized, found), isPlain: tokens.plain };
}

type Found = {
  readonly classes: readonly (readonly string[])[];
  readonly names: readonly NamePlace[];
  readonly times: ReadonlyMap<number, PlacedTime>;
};

function readUnits(tokens: GrammarTokens, normalized: NormalizedMessage, found: Found): MessageUnit[] {
  const units: MessageUnit[] = [];
  let next = 0;
  let match = { from: 0, to: 0, pattern: '' };
  for (let at = 0; at < tokens.list.length; at = next) {
    const token = tokens.list[at];
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

function placeOf(
  first: GrammarToken,
  last: GrammarToken,
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
