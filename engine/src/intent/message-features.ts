import { nameHash } from '../classify/feature-names.ts';
import { hashText, mixHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import { isVerb, type MessageReading, type MessageUnit } from './read-message.ts';

/** What the model for a message's kind sees: its words, what patterns and lexicon found, and the order of these. */
export function messageFeatures({ units, isPlain }: MessageReading): Features {
  const words = abstractWords(units).map(hashText);
  const spelled = isPlain ? [] : units.map(({ word }) => hashText(word));
  const patterns = listPatterns(units).map(nameHash);
  const features = new Set<number>([
    ...rows('word', words, 3),
    ...rows('spelled', spelled, 2),
    ...rows('pattern', patterns, 3),
    ...pairs('both', patterns),
    ...units.flatMap(({ classes }) => classes.map((name) => mixHash(nameHash('class'), nameHash(name)))),
    mixHash(nameHash('length'), Math.min(12, Math.ceil(units.length / 2))),
    mixHash(nameHash('first name'), units.findIndex(({ name }) => name !== '') === 0 ? 1 : 0),
  ]);
  return [...features];
}

/** Patterns, names and other verbs in their order. */
const listPatterns = (units: readonly MessageUnit[]): string[] =>
  units.flatMap((unit) => {
    if (unit.name !== '') return unit.name === 'first' ? ['@name'] : [];
    if (unit.pattern !== '') return unit.isPatternStart ? [unit.pattern] : [];
    return isVerb(unit) ? ['@verb'] : [];
  });

/** Words without diacritics; each name and each number is one word. */
function abstractWords(units: readonly MessageUnit[]): string[] {
  const words = units.flatMap(({ folded, name }) =>
    name === 'next' ? [] : [name === 'first' ? '@name' : folded.replace(/\d+/g, '#')],
  );
  return ['^', ...words, '$'];
}

/** All rows of one to `most` hashes. */
function rows(name: string, hashes: readonly number[], most: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < hashes.length; at += 1) {
    let row = nameHash(name);
    for (let length = 0; length < most && at + length < hashes.length; length += 1) {
      row = mixHash(row, hashes[at + length] ?? 0);
      found.push(row);
    }
  }
  return found;
}

/** Of one pair after another: a message has few patterns, but a bound keeps the cost linear. */
const FARTHEST = 8;

function pairs(name: string, hashes: readonly number[]): number[] {
  return hashes.flatMap((first, at) =>
    hashes.slice(at + 1, at + FARTHEST).map((second) => mixHash(nameHash(name), mixHash(first, second))),
  );
}
