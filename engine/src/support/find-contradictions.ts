import { type Matter, readMatter } from './read-matter.ts';
import { readLine } from './reading.ts';

/** Two statements that cannot both hold, by their indexes, the smaller first, and what they differ in. */
export type Contradiction = {
  readonly first: number;
  readonly second: number;
  readonly differsIn: 'number' | 'time' | 'person' | 'negation';
};

/** A word that stands in more texts says little about which of them belong together. */
const MOST_WITH_WORD = 200;
/** How many words two subjects share at least. */
const LEAST_SHARED_WORDS = 2;

/**
 * Pairs of statements that seem to contradict each other: about one subject, and with another number, time or person, or one
 * denies what the other says. Only texts that share words are compared. Same input, same output; no input throws.
 */
export function findContradictions(texts: readonly string[]): Contradiction[] {
  const matters = texts.map((text) => readMatter(readLine(text)));
  return sharingPairs(matters).flatMap(([first, second]): Contradiction[] => {
    const [one, other] = [matters[first], matters[second]];
    const differsIn = one && other && isOneSubject(one, other) ? differenceOf(one, other) : null;
    return differsIn === null ? [] : [{ first, second, differsIn }];
  });
}

function sharingPairs(matters: readonly Matter[]): (readonly [number, number])[] {
  const textsByWord = new Map<string, number[]>();
  for (const [at, { subject }] of matters.entries())
    for (const word of subject) {
      const known = textsByWord.get(word);
      if (known) known.push(at);
      else textsByWord.set(word, [at]);
    }
  const pairs = new Map<string, readonly [number, number]>();
  for (const texts of textsByWord.values()) {
    if (texts.length > MOST_WITH_WORD) continue;
    for (const [place, second] of texts.entries())
      for (const first of texts.slice(0, place)) pairs.set(`${first} ${second}`, [first, second]);
  }
  return [...pairs.values()];
}

const countCommon = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): number =>
  [...one].filter((value) => other.has(value)).length;

/** One of the two subjects holds nothing that the other one lacks; names and equal values count as words in common. */
function isOneSubject(one: Matter, other: Matter): boolean {
  const shorter = Math.min(one.subject.size, other.subject.size);
  const common = countCommon(one.subject, other.subject);
  if (one.isAbout !== other.isAbout) return false;
  if (one.names.size > 0 && other.names.size > 0 && countCommon(one.names, other.names) === 0) return false;
  const equal = [...one.numbers].filter(([counted, value]) => other.numbers.get(counted) === value).length;
  return common >= shorter && common + equal >= LEAST_SHARED_WORDS;
}

/** The one thing two statements about one subject differ in; null where they agree, or differ in several: then it is another matter. */
function differenceOf(one: Matter, other: Matter): Contradiction['differsIn'] | null {
  const numbers = [...one.numbers].filter(
    ([counted, value]) => other.numbers.has(counted) && other.numbers.get(counted) !== value,
  );
  const times = Object.keys(one.times).filter(
    (fact) => fact in other.times && other.times[fact] !== one.times[fact],
  );
  const arePeopleOther =
    one.persons.size > 0 && other.persons.size > 0 && countCommon(one.persons, other.persons) === 0;
  const found: Contradiction['differsIn'][] = [
    ...numbers.map(() => 'number' as const),
    ...(times.length > 0 ? ['time' as const] : []),
    ...(arePeopleOther ? ['person' as const] : []),
    ...(one.isDenied === other.isDenied ? [] : ['negation' as const]),
  ];
  return found.length === 1 ? (found[0] ?? null) : null;
}
