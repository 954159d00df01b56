import { LETTERS } from '../../text/letters.ts';
import { PHRASES } from './lexicon.gen.ts';

let known: ReadonlyMap<string, readonly string[]> | null = null;

/** The phrases of a class of the tables of prose, the longest first. */
export function proseWords(name: string): readonly string[] {
  known ??= readClasses();
  return known.get(name) ?? [];
}

function readClasses(): ReadonlyMap<string, readonly string[]> {
  const rows = PHRASES.split('\n').flatMap((line) => {
    const [phrase = '', classes = ''] = line.split('\t');
    return phrase === '' ? [] : classes.split(' ').map((name) => ({ name, phrase }));
  });
  rows.sort((one, other) => other.phrase.length - one.phrase.length);
  const byClass = Map.groupBy(rows, ({ name }) => name);
  return new Map([...byClass].map(([name, own]) => [name, own.map(({ phrase }) => phrase)]));
}

/** The phrases of some classes as alternatives of a pattern. */
export const proseChoice = (...names: readonly string[]): string =>
  `(?:${names.flatMap((name) => proseWords(name)).join('|')})`;

/** A pattern of phrases of some classes as whole words of Vietnamese text: `\b` knows no marked letters. */
export const prosePattern = (names: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![${LETTERS}])${proseChoice(...names)}(?![${LETTERS}])`, flags);
