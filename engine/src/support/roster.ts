import { findMentions, indexNames, type NameIndex } from '../clauses/find-mentions.ts';
import { isNumbered, listPeople, type Person } from '../clauses/people.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { hasCapital } from '../text/letters.ts';
import { nameNumbered } from './name-numbered.ts';
import { isOfClass, type ReadText } from './read-text.ts';
import { readLine, readTurn } from './reading.ts';
import type { SupportSource } from './support.ts';

/** Where a text names somebody, by indexes of words, title included. */
export type Named = { readonly person: Person; readonly at: number; readonly next: number };

export type Roster = {
  readonly people: readonly Person[];
  readonly findNamed: (read: ReadText) => readonly Named[];
  /** The name of somebody as a text; few people do the work of a meeting. */
  readonly readLabel: (label: string) => ReadText;
  /** The title in a label, "chị" of "Chị Hạnh", else empty. */
  readonly titleOf: (label: string | null) => string;
  /** The share of a speaker's turns with "dạ" or "ạ". */
  readonly politenessOf: (label: string | null) => number;
};

/** Lines are checked by several parts of the engine against the same turns. */
const rosters = new WeakMap<SupportSource['turns'], Roster>();

/** Everybody who speaks in a meeting, and who of them a text names. */
export function rosterOf(turns: SupportSource['turns']): Roster {
  const known = rosters.get(turns);
  if (known) return known;
  const roster = buildRoster(turns);
  rosters.set(turns, roster);
  return roster;
}

function buildRoster(turns: SupportSource['turns']): Roster {
  const said = turns.map((turn) => ({ ...turn, startMs: null, endMs: null }));
  const voices = new Map([...nameNumbered(turns)].map(([label, name]) => [label, [name]]));
  const people = listPeople(said, voices).map(withLabel);
  const titles = new Map(people.map(({ label, title }) => [label, title]));
  const [withCapitals, without] = [indexNames(people, true), indexNames(people, false)];
  const named = new WeakMap<ReadText, readonly Named[]>();
  const labels = new Map<string, ReadText>();
  return {
    people,
    titleOf: (label) => titles.get(label ?? '') ?? '',
    politenessOf: measurePoliteness(turns),
    readLabel: (label) => {
      const read = labels.get(label) ?? readLine(label);
      labels.set(label, read);
      return read;
    },
    findNamed: (text) => {
      const known = named.get(text);
      if (known) return known;
      const hasCapitals = text.words.some((word) => hasCapital(word.text));
      const found = namedIn(text, hasCapitals ? withCapitals : without);
      named.set(text, found);
      return found;
    },
  };
}

/** By then a speaker has shown it. */
const ENOUGH_TURNS = 40;

/** Each speaker's share of polite turns, counted when it is asked for. */
function measurePoliteness(turns: SupportSource['turns']): Roster['politenessOf'] {
  const bySpeaker = Map.groupBy(turns, ({ speaker }) => speaker);
  const known = new Map<string | null, number>();
  return (label) => {
    const own = (bySpeaker.get(label) ?? []).slice(0, ENOUGH_TURNS);
    const isPolite = (read: ReadText) => read.words.some((_, at) => isOfClass(read, at, 'humble'));
    const share =
      known.get(label) ?? own.filter((turn) => isPolite(readTurn(turn))).length / Math.max(1, own.length);
    known.set(label, share);
    return share;
  };
}

/** "Speaker 2" is a name, too, where a line says it. */
const withLabel = (person: Person): Person =>
  isNumbered(person.label)
    ? { ...person, names: [tokenize(person.label).map(({ word }) => word), ...person.names] }
    : person;

function namedIn(read: ReadText, index: NameIndex): Named[] {
  const titles = read.phrases
    .filter(({ classes }) => classes.includes('kin'))
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
