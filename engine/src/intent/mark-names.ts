import type { GrammarToken } from '../grammar/tokens.ts';
import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import { endOfPlace } from './place-names.ts';

export type NamePlace = '' | 'first' | 'next';

/** Full names have up to five words. */
const LONGEST = 5;

type Known = {
  /** The end of an honorific by its beginning. */
  readonly titles: ReadonlyMap<number, number>;
  readonly given: ReadonlySet<number>;
  /** Where any phrase begins: such a word at the beginning of a sentence owes its capital to that. */
  readonly phrases: ReadonlySet<number>;
};

/**
 * Which tokens name a person, the honorific before the name included: "chị Lan", "Trần Văn Bình". Names are read as written, with
 * capitals and diacritics; in lower case a given name counts behind an honorific.
 */
export function markNames(
  tokens: readonly GrammarToken[],
  phrases: readonly PhraseSpan[],
  isPlain: boolean,
): NamePlace[] {
  const known = knownWords(phrases);
  const places: NamePlace[] = tokens.map(() => '');
  for (let at = 0; at < tokens.length; at += 1) {
    const place = endOfPlace(tokens, at);
    if (place > at) {
      at = place - 1;
      continue;
    }
    const end =
      opensSentence(tokens, at) && !isNamedFirst(tokens, at, known, isPlain)
        ? at
        : endOfName(tokens, at, known);
    if (end === at) continue;
    places.fill('next', at, end);
    places[at] = 'first';
    at = end - 1;
  }
  return places;
}

function knownWords(phrases: readonly PhraseSpan[]): Known {
  const titles = new Map<number, number>();
  const given = new Set<number>();
  for (const { from, to, classes } of phrases) {
    if (classes.includes('title') || classes.includes('kin')) titles.set(from, to);
    if (classes.includes('given-name')) given.add(from);
  }
  return { titles, given, phrases: new Set(phrases.map(({ from }) => from)) };
}

/** Whether the first word of a sentence belongs to a name: "chị Lan", "Lan", "Trần Văn Bình". */
const isNamedFirst = (
  tokens: readonly GrammarToken[],
  at: number,
  { titles, given, phrases }: Known,
  isPlain: boolean,
): boolean =>
  titles.has(at) || (given.has(at) && !isPlain) || (isCapitalWord(tokens[at + 1]) && !phrases.has(at));

/** Where a name that begins at a token ends; the token itself where none does. */
function endOfName(tokens: readonly GrammarToken[], at: number, { titles, given }: Known): number {
  const start = titles.get(at) ?? at;
  let end = start;
  while (end - start < LONGEST && isCapitalWord(tokens[end])) end += 1;
  // "Campaign Tết": without an honorific it is the holiday.
  if (end === start + 1 && start === at && tokens[start]?.text === 'tết') return at;
  if (end > start) return end;
  return start > at && given.has(start) && !titles.has(start) ? start + 1 : at;
}

const isCapitalWord = (token: GrammarToken | undefined): boolean =>
  token?.capital === true && token.kind === 'word';

const opensSentence = (tokens: readonly GrammarToken[], at: number): boolean =>
  at === 0 || /^[.?!]$/.test(tokens[at - 1]?.text ?? '');
