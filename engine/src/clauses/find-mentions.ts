import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import { hasCapital } from '../text/letters.ts';
import type { ClauseToken, Mention } from './clause.ts';
import type { Person } from './people.ts';

export type NameIndex = {
  readonly byFirstWord: ReadonlyMap<
    string,
    readonly { readonly words: readonly string[]; readonly person: Person }[]
  >;
  /** Whether names in the text have capitals, so that "mai" and "Mai" differ. */
  readonly hasCapitals: boolean;
};

export function indexNames(people: readonly Person[], hasCapitals: boolean): NameIndex {
  const forms = people.flatMap((person) => person.names.map((words) => ({ words, person })));
  forms.sort((one, other) => other.words.length - one.words.length);
  return { byFirstWord: Map.groupBy(forms, ({ words }) => words[0] ?? ''), hasCapitals };
}

/** The speakers named in a row of tokens, left to right. */
export function findMentions(
  tokens: readonly ClauseToken[],
  phrases: readonly PhraseSpan[],
  index: NameIndex,
): Mention[] {
  const titles = new Map(
    phrases.filter(({ classes }) => classes.includes('title')).map(({ from, to }) => [to, from]),
  );
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const mention = mentionAt(tokens, at, titles, index);
    if (!mention) continue;
    mentions.push(mention);
    at = mention.to - 1;
  }
  return mentions;
}

function mentionAt(
  tokens: readonly ClauseToken[],
  at: number,
  titles: ReadonlyMap<number, number>,
  { byFirstWord, hasCapitals }: NameIndex,
): Mention | null {
  const opened = byFirstWord.get(tokens[at]?.word ?? '');
  if (!opened) return null;
  const forms = opened.filter(({ words }) =>
    words.every((word, offset) => tokens[at + offset]?.word === word),
  );
  const longest = forms.filter(({ words }) => words.length === forms[0]?.words.length);
  const [first] = longest;
  if (!first) return null;
  const to = at + first.words.length;
  const title = tokens[at - 1]?.mark === '' ? titles.get(at) : undefined;
  const titleWord = title === undefined ? '' : (tokens[title]?.word ?? '');
  const isCalled = isCalledAt(tokens, title ?? at, to);
  const isNamed = hasCapitals
    ? hasCapital(tokens[at]?.text ?? '')
    : title !== undefined || isCalled || at === 0;
  if (!isNamed) return null;
  const person = longest.find((form) => form.person.title === titleWord)?.person ?? first.person;
  return { person, from: title ?? at, to, isCalled };
}

const CALLS = new Set(['ơi', 'hỡi', 'này', 'à', 'nhé']);

function isCalledAt(tokens: readonly ClauseToken[], from: number, to: number): boolean {
  const next = tokens[to]?.word ?? '';
  if (next === 'ơi' || next === 'hỡi' || (CALLS.has(next) && from <= 1 && tokens[to - 1]?.mark === ''))
    return true;
  const opens = from === 0 || tokens[from - 1]?.mark !== '';
  return opens && !NO_CALL.has(tokens[to - 1]?.mark ?? '');
}

/** "Hoa: sơ đồ" speaks of her. */
const NO_CALL = new Set(['', ':']);
