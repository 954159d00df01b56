import { hashPairs, hashRows, hashText, mixHash, nameHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import { readPieces } from './acts/read-pieces.ts';
import type { MessageState } from './intent.ts';
import { isVerb, type MessageReading, type MessageUnit } from './read-message.ts';

/** A message has few patterns, but a bound keeps the cost of their pairs linear. */
const FARTHEST = 8;

/**
 * What the model for a message's kind sees: its words, what patterns, phrases and lexicon found, the order of these, and what stood
 * before the message, alone and with each of them.
 */
export function messageFeatures(reading: MessageReading, state: MessageState): Features {
  const { units, isPlain } = reading;
  const words = abstractWords(units).map(hashText);
  const spelled = isPlain ? [] : units.map(({ word }) => hashText(word));
  const patterns = listPatterns(units).map(nameHash);
  const cues = listCues(reading);
  const plainCues = cues.filter((cue) => !LIGHT.has(cue)).map(nameHash);
  const length = mixHash(nameHash('length'), Math.min(12, Math.ceil(units.length / 2)));
  const said = [
    ...hashRows('word', words, 2),
    ...hashRows('pattern', patterns, 2),
    ...hashRows('cue', plainCues, 2),
    length,
  ];
  const features = new Set<number>([
    ...hashRows('word', words, 3),
    ...hashRows('spelled', spelled, 2),
    ...hashRows('pattern', patterns, 3),
    ...hashPairs('both', patterns, FARTHEST),
    ...hashRows('each cue', cues.map(nameHash), 2),
    ...hashRows('cue', [START, ...plainCues, END], 3),
    ...hashPairs('both cues', plainCues, FARTHEST),
    ...units.flatMap(({ classes }) => classes.map((name) => mixHash(nameHash('class'), nameHash(name)))),
    length,
    mixHash(nameHash('first name'), units.findIndex(({ name }) => name !== '') === 0 ? 1 : 0),
    ...stateFeatures(state, said),
  ]);
  return [...features];
}

const [START, END] = [nameHash('^'), nameHash('$')];
/** Cues that stand anywhere. */
const LIGHT: ReadonlySet<string> = new Set(['polite', 'self', 'then']);

/** Phrases, names and times in their order; who the company's people are is not known here. */
const listCues = (reading: MessageReading): string[] =>
  readPieces(reading).flatMap(({ kind, cue }) => {
    if (kind === 'name' || kind === 'time') return [`@${kind}`];
    return cue === null ? [] : [cue];
  });

/** What stood before, alone and with what the message says. */
function stateFeatures(state: MessageState, said: readonly number[]): number[] {
  if (state === null) return [nameHash('state none')];
  const before = nameHash(`state ${state.kind}`);
  const exact = mixHash(before, hashText(state.of));
  return [before, exact, ...said.map((feature) => mixHash(before, feature))];
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
