import { fold } from '../../text/fold.ts';
import { vocabulary } from '../rules/vocabulary.ts';
import { growPattern } from './pattern.ts';
import type { Said } from './said.ts';
import { isClusterSlot, numberReader, type ReadNumber } from './slots.ts';
import type { TimeToken, TimeTokens } from './time-tokens.ts';

/** A node of the tree. Most have one child, so maps are created late. */
export type Node<End> = {
  /** By the folded form of a word. */
  words?: Map<string, { readonly word: string; readonly node: Node<End> }[]>;
  /** Slots of the vocabulary, by the words, folded, that can begin them. */
  groups?: Map<string, GroupWay<End>[]>;
  numbers?: NumberWay<End>[];
  /** Slots of numbers written together, "20/11". */
  clusters?: NumberWay<End>[];
  ends?: End[];
};

type GroupWay<End> = { readonly group: Node<Said>; readonly node: Node<End> };
type NumberWay<End> = { readonly slot: string; readonly read: ReadNumber; readonly node: Node<End> };

/** Patterns as one tree of words and slots: a position is tried against all of them in one walk. */
export function treeOf<End>(rows: Iterable<readonly [pattern: string, end: End]>): Node<End> {
  const root: Node<End> = {};
  for (const [pattern, end] of rows)
    for (const node of growPattern(pattern, root, grow)) {
      node.ends ??= [];
      node.ends.push(end);
    }
  return root;
}

function grow<End>(from: Node<End>, step: string): Node<End> {
  if (!step.startsWith('{')) {
    from.words ??= new Map();
    const ways = listAt(from.words, fold(step));
    return (ways.find(({ word }) => word === step) ?? added(ways, { word: step, node: {} })).node;
  }
  const slot = step.slice(1, -1);
  const group = groupOf(slot);
  if (!group) {
    const kind = isClusterSlot(slot) ? 'clusters' : 'numbers';
    from[kind] ??= [];
    const ways = from[kind];
    const known = ways.find((way) => way.slot === slot);
    return (known ?? added(ways, { slot, read: numberReader(slot), node: {} })).node;
  }
  from.groups ??= new Map();
  const way = [...from.groups.values()].flat().find((each) => each.group === group) ?? { group, node: {} };
  for (const word of openers(group)) {
    const ways = listAt(from.groups, word);
    if (!ways.includes(way)) ways.push(way);
  }
  return way.node;
}

function added<Way>(ways: Way[], way: Way): Way {
  ways.push(way);
  return way;
}

function listAt<Way>(map: Map<string, Way[]>, key: string): Way[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

const groups = new Map<string, Node<Said>>();

/** The words of a slot of the vocabulary; other slots are numbers. */
function groupOf(slot: string): Node<Said> | undefined {
  const rows = vocabulary[slot];
  if (rows && !groups.has(slot)) groups.set(slot, treeOf(rows));
  return groups.get(slot);
}

/** The words, folded, that a tree can begin with. */
export const openers = ({ words, groups }: Node<unknown>): Set<string> =>
  new Set([...(words?.keys() ?? []), ...(groups?.keys() ?? [])]);

/** The words a tree can begin with where they are spelt with their marks. */
export const spelledOpeners = ({ words, groups }: Node<unknown>): Set<string> =>
  new Set([
    ...[...(words?.values() ?? [])].flat().map(({ word }) => word),
    ...[...(groups?.values() ?? [])].flat().flatMap(({ group }) => [...spelledOpeners(group)]),
  ]);

/** One walk through a tree: the slot values so far, and a callback for each end. */
export type Walk<End> = {
  readonly tokens: TimeTokens;
  readonly said: Said[];
  readonly reach: (end: End, at: number) => void;
};

/** Follows every path through a tree from a token on and reports each end it reaches. */
export function walk<End>(from: Walk<End>, node: Node<End>, at: number): void {
  if (node.ends) for (const end of node.ends) from.reach(end, at);
  const token = from.tokens.list[at];
  if (!token) return;
  const ways = node.words?.get(token.folded);
  if (ways)
    for (const way of ways) if (says(token, way.word, from.tokens.plain)) walk(from, way.node, at + 1);
  const groups = node.groups?.get(token.folded);
  if (groups) walkGroups(from, groups, at);
  const numbers = token.counts && (token.kind === 'cluster' ? node.clusters : node.numbers);
  if (numbers) walkNumbers(from, numbers, at);
}

/** A word without marks stands for the marked one only where the whole text has none. */
const says = ({ text, folded }: TimeToken, word: string, plain: boolean): boolean =>
  text === word || (plain && text === folded);

function walkGroups<End>(from: Walk<End>, ways: readonly GroupWay<End>[], at: number): void {
  const { tokens, said } = from;
  for (const { group, node } of ways)
    walk({ tokens, said, reach: (words, to) => goOn(from, node, words, to) }, group, at);
}

function walkNumbers<End>(from: Walk<End>, ways: readonly NumberWay<End>[], at: number): void {
  for (const { read, node } of ways) {
    const reading = read(from.tokens, at);
    if (reading) goOn(from, node, reading.said, at + reading.length);
  }
}

function goOn<End>(from: Walk<End>, node: Node<End>, words: Said, at: number): void {
  from.said.push(words);
  walk(from, node, at);
  from.said.pop();
}
