import { findMentions, indexNames, type NameIndex } from '../clauses/find-mentions.ts';
import { nameVoices } from '../clauses/name-voices.ts';
import { isNumbered, listPeople, type Person } from '../clauses/people.ts';
import { readTokens } from '../clauses/read-tokens.ts';
import { areMarked, findPhrases } from '../lexicon/find-phrases.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isOfClass, type ReadText } from './read-text.ts';
import type { SupportSource } from './support.ts';

/** Where a text names somebody, by indexes of words, title included. */
export type Named = { readonly person: Person; readonly at: number; readonly next: number };

export type Roster = {
  readonly people: readonly Person[];
  readonly findNamed: (read: ReadText) => readonly Named[];
  /** The title in a label, "chị" of "Chị Hạnh", else empty. */
  readonly titleOf: (label: string | null) => string;
  /** The share of a speaker's turns with "dạ" or "ạ". */
  readonly politenessOf: (label: string | null) => number;
};

/** Everybody who speaks in a meeting, and who of them a text names. */
export function buildRoster(turns: SupportSource['turns']): Roster {
  const read = turns.map(readTurn);
  const people = listPeople(read, nameVoices(read, read)).map(withLabel);
  const titles = new Map(people.map(({ label, title }) => [label, title]));
  const politeness = new Map(
    [...Map.groupBy(read, ({ speaker }) => speaker)].map(([speaker, own]) => [
      speaker,
      own.filter(({ isPolite }) => isPolite).length / own.length,
    ]),
  );
  const [withCapitals, without] = [indexNames(people, true), indexNames(people, false)];
  const known = new WeakMap<ReadText, readonly Named[]>();
  return {
    people,
    titleOf: (label) => titles.get(label ?? '') ?? '',
    politenessOf: (label) => politeness.get(label) ?? 0,
    findNamed: (text) => {
      const hasCapitals = text.words.some((word) => /^\p{Lu}/u.test(word.text));
      const named = known.get(text) ?? namedIn(text, hasCapitals ? withCapitals : without);
      known.set(text, named);
      return named;
    },
  };
}

function readTurn(turn: SupportSource['turns'][number]) {
  const tokens = readTokens(turn.text);
  const phrases = findPhrases(tokens, areMarked(tokens));
  const isPolite = phrases.some(({ classes }) => classes.includes('polite'));
  return { ...turn, startMs: null, endMs: null, tokens, phrases, isPolite };
}

/** "Speaker 2" is a name, too, where a line says it. */
const withLabel = (person: Person): Person =>
  isNumbered(person.label)
    ? { ...person, names: [tokenize(person.label).map(({ word }) => word), ...person.names] }
    : person;

function namedIn(read: ReadText, index: NameIndex): Named[] {
  const titles = read.phrases
    .filter(({ classes }) => classes.has('kin'))
    .map(({ at, next }) => ({ from: at, to: next, classes: ['title'] }));
  // "Anh" at the start of a sentence is hardly the name of Vân Anh.
  return findMentions(read.words, titles, index)
    .filter(({ from, to }) => to - from > 1 || !isOfClass(read, from, 'kin'))
    .map(({ person, from, to }) => ({ person, at: from, next: to }));
}

/** Somebody by a label or by a form of a name: "chị Hằng" of "Nguyễn Thị Hằng". */
export function findPerson(label: string, { people, findNamed }: Roster, read: ReadText): Person | null {
  return people.find((person) => person.label === label) ?? findNamed(read)[0]?.person ?? null;
}
