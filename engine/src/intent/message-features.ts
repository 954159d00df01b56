import { hashPairs, hashRows, hashText, mixHash, nameHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import { isVerb, type MessageReading, type MessageUnit } from './read-message.ts';

/** A message has few patterns, but a bound keeps the cost of their pairs linear. */
const FARTHEST = 8;

/** What the model for a message's kind sees: its words, what patterns and lexicon found, and the order of these. */
export function messageFeatures({ units, isPlain }: MessageReading): Features {
  const words = abstractWords(units).map(hashText);
  const spelled = isPlain ? [] : units.map(({ word }) => hashText(word));
  const patterns = listPatterns(units).map(nameHash);
  const features = new Set<number>([
    ...hashRows('word', words, 3),
    ...hashRows('spelled', spelled, 2),
    ...hashRows('pattern', patterns, 3),
    ...hashPairs('both', patterns, FARTHEST),
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
