import { noContent } from '../grammar/patterns/question/no-content.ts';
import type { GrammarTokens } from '../grammar/tokens.ts';
import { type MessageReading, placeOf } from './read-message.ts';

/**
 * The words of a question that name what it is about, as written and in order; all of them when it is made of nothing else. A time
 * behind says when something was said ("tuần trước") and is no part of it.
 */
export function contentQuery(reading: MessageReading): string {
  const { named, words } = splitContent(reading);
  return (named.length > 0 ? named : words).join(' ');
}

/** Whether a message says what it is about, and is not made of question words and particles alone: "ai vậy" says nothing. */
export const namesSomething = (reading: MessageReading): boolean => splitContent(reading).named.length > 0;

type Content = { readonly named: readonly string[]; readonly words: readonly string[] };

function splitContent(reading: MessageReading): Content {
  const { message, tokens, normalized, units } = reading;
  const end = units.at(-1)?.to ?? 0;
  const words: string[] = [];
  const named: string[] = [];
  let written = 0;
  for (let at = 0; at < tokens.list.length; ) {
    const { to, isEmpty } = timeGoneBy(reading, at) ?? nextWords(tokens, at);
    for (const token of tokens.list.slice(at, to)) {
      const place = placeOf(token, token, normalized);
      if (place.to > end) return { named, words };
      // A short form that stands for several words is written once.
      if (token.kind === 'mark' || place.from < written) continue;
      written = place.to;
      const word = message.slice(place.from, place.to);
      words.push(word);
      if (!isEmpty) named.push(word);
    }
    at = to;
  }
  return { named, words };
}

const dayGoneBy =
  /(?<!\p{L})(?:hôm|bữa|bựa|hổm|hom|bua)\s+(?:(?:thứ|thu)\s+(?:\p{L}+|\d)|t\s?\d|chủ nhật|chu nhat|cn)(?![\p{L}\d])(?!\s+(?:(?:tuần|tuan)\s+)?(?:này|tới|sau|nay|toi)(?!\p{L}))/iu;

/** Whether a weekday is one gone by: "hôm thứ Sáu" is, "hôm thứ Sáu này" is to come. */
export const saysDayGoneBy = (said: string): boolean => dayGoneBy.test(said);

/** A time that says when something was said. */
function timeGoneBy(
  reading: MessageReading,
  at: number,
): { readonly to: number; readonly isEmpty: true } | null {
  const time = reading.placedTimes.get(at);
  if (time === undefined) return null;
  return time.word === '@p' || isDayGoneBy(reading, at, time.to) ? { to: time.to, isEmpty: true } : null;
}

/** Whether a time is such a weekday, with the word that leads to it. */
function isDayGoneBy({ message, tokens, normalized }: MessageReading, at: number, to: number): boolean {
  const [first, last] = [tokens.list[Math.max(0, at - 1)], tokens.list[to - 1]];
  if (!first || !last) return false;
  return saysDayGoneBy(
    message.slice(placeOf(first, last, normalized).from, placeOf(first, last, normalized).to),
  );
}

function nextWords(tokens: GrammarTokens, at: number): { readonly to: number; readonly isEmpty: boolean } {
  const found = noContent.longestAt(tokens, at);
  return { to: found?.to ?? at + 1, isEmpty: found?.rule[1] === 'empty' };
}

/** The people a message names, as written, honorifics included; typed without diacritics or capitals, given names count alone. */
export function findNames({ message, units, isPlain }: MessageReading): string[] {
  const spans: { from: number; to: number }[] = [];
  for (const { name, from, to, classes, isTime } of units) {
    const last = spans.at(-1);
    if (name === 'next' && last) last.to = to;
    else if (name === 'first' || (isPlain && !isTime && isGivenName(classes))) spans.push({ from, to });
  }
  return spans.map(({ from, to }) => message.slice(from, to));
}

/** "Anh", "em" and without diacritics "mình" are also what people call each other. */
const isGivenName = (classes: readonly string[]): boolean =>
  classes.includes('given-name') && !classes.some((name) => name === 'kin' || name === 'self');
