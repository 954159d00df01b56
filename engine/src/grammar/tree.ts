import { fold } from '../text/fold.ts';
import { growPattern } from './pattern.ts';
import type { ReadSlot, SlotKind, Slots } from './slots.ts';
import type { GrammarToken, GrammarTokens } from './tokens.ts';

/** A node of the tree. Most have one child, so maps are created late. */
export type Node<Value, End> = {
  /** By the folded form of a word. */
  words?: Map<string, WordEdge<Value, End>[]>;
  /** Slots of phrases, by the words, folded, that can begin them. */
  groups?: Map<string, GroupEdge<Value, End>[]>;
  readers?: { [kind in SlotKind]?: ReaderEdge<Value, End>[] };
  ends?: End[];
};

type WordEdge<Value, End> = { readonly word: string; readonly node: Node<Value, End> };
type GroupEdge<Value, End> = { readonly group: Node<Value, Value>; readonly node: Node<Value, End> };
type ReaderEdge<Value, End> = {
  readonly slot: string;
  readonly read: ReadSlot<Value>;
  readonly node: Node<Value, End>;
};

/** Patterns as one tree of words and slots: a position is tried against all of them in one walk. */
export function compileTree<Value, End>(
  slots: Slots<Value>,
  rows: Iterable<readonly [pattern: string, end: End]>,
): Node<Value, End> {
  const groups = new Map<string, Node<Value, Value>>();
  const groupOf = (slot: string): Node<Value, Value> | undefined => {
    const phrases = slots.phrases[slot];
    if (phrases && !groups.has(slot)) groups.set(slot, build(phrases));
    return groups.get(slot);
  };
  const grow = <E>(from: Node<Value, E>, step: string): Node<Value, E> => {
    if (!step.startsWith('{')) return growWord(from, step);
    const slot = step.slice(1, -1);
    const group = groupOf(slot);
    return group ? growGroup(from, group) : growReader(from, slot, slots);
  };
  const build = <E>(patterns: Iterable<readonly [pattern: string, end: E]>): Node<Value, E> => {
    const root: Node<Value, E> = {};
    for (const [pattern, end] of patterns)
      for (const node of growPattern(pattern, root, grow<E>)) {
        node.ends ??= [];
        node.ends.push(end);
      }
    return root;
  };
  return build(rows);
}

function growWord<Value, End>(from: Node<Value, End>, word: string): Node<Value, End> {
  from.words ??= new Map();
  const edges = listAt(from.words, fold(word));
  return (edges.find((edge) => edge.word === word) ?? added(edges, { word, node: {} })).node;
}

function growGroup<Value, End>(from: Node<Value, End>, group: Node<Value, Value>): Node<Value, End> {
  from.groups ??= new Map();
  const known = [...from.groups.values()].flat().find((each) => each.group === group);
  const edge = known ?? { group, node: {} };
  for (const word of openers(group)) {
    const edges = listAt(from.groups, word);
    if (!edges.includes(edge)) edges.push(edge);
  }
  return edge.node;
}

function growReader<Value, End>(from: Node<Value, End>, slot: string, slots: Slots<Value>): Node<Value, End> {
  const { kind, read } = slots.reader(slot);
  from.readers ??= {};
  from.readers[kind] ??= [];
  const edges = from.readers[kind];
  return (edges.find((edge) => edge.slot === slot) ?? added(edges, { slot, read, node: {} })).node;
}

function added<Edge>(edges: Edge[], edge: Edge): Edge {
  edges.push(edge);
  return edge;
}

function listAt<Edge>(map: Map<string, Edge[]>, key: string): Edge[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

/** The words, folded, that a tree can begin with. */
export const openers = <Value, End>({ words, groups }: Node<Value, End>): Set<string> =>
  new Set([...(words?.keys() ?? []), ...(groups?.keys() ?? [])]);

/** The words a tree can begin with where they are spelt with their marks. */
export const spelledOpeners = <Value, End>({ words, groups }: Node<Value, End>): Set<string> =>
  new Set([
    ...[...(words?.values() ?? [])].flat().map(({ word }) => word),
    ...[...(groups?.values() ?? [])].flat().flatMap(({ group }) => [...spelledOpeners(group)]),
  ]);

/** One walk through a tree: the slot values so far, and a callback for each end. */
type Walk<Value, End> = {
  readonly tokens: GrammarTokens;
  readonly values: Value[];
  readonly reach: (end: End, at: number) => void;
};

/** Follows every path through a tree from a token on and reports each end it reaches. */
export function walk<Value, End>(from: Walk<Value, End>, node: Node<Value, End>, at: number): void {
  if (node.ends) for (const end of node.ends) from.reach(end, at);
  const token = from.tokens.list[at];
  if (!token) return;
  const words = node.words?.get(token.folded);
  if (words) walkWords(from, words, token, at);
  const groups = node.groups?.get(token.folded);
  if (groups) walkGroups(from, groups, at);
  if (node.readers) walkReaders(from, node.readers, token, at);
}

/** A word without marks stands for the marked one only where the whole text has none. */
const says = ({ text, folded }: GrammarToken, word: string, plain: boolean): boolean =>
  text === word || (plain && text === folded);

function walkWords<Value, End>(
  from: Walk<Value, End>,
  edges: readonly WordEdge<Value, End>[],
  token: GrammarToken,
  at: number,
): void {
  for (const { word, node } of edges) if (says(token, word, from.tokens.plain)) walk(from, node, at + 1);
}

function walkGroups<Value, End>(
  from: Walk<Value, End>,
  edges: readonly GroupEdge<Value, End>[],
  at: number,
): void {
  const { tokens, values } = from;
  for (const { group, node } of edges)
    walk({ tokens, values, reach: (value, to) => goOn(from, node, value, to) }, group, at);
}

function walkReaders<Value, End>(
  from: Walk<Value, End>,
  { number, cluster, word }: NonNullable<Node<Value, End>['readers']>,
  token: GrammarToken,
  at: number,
): void {
  const numbers = token.counts && (token.kind === 'cluster' ? cluster : number);
  if (numbers) readEach(from, numbers, at);
  if (word) readEach(from, word, at);
}

function readEach<Value, End>(
  from: Walk<Value, End>,
  edges: readonly ReaderEdge<Value, End>[],
  at: number,
): void {
  for (const { read, node } of edges) {
    const reading = read(from.tokens, at);
    if (reading) goOn(from, node, reading.value, at + reading.length);
  }
}

function goOn<Value, End>(from: Walk<Value, End>, node: Node<Value, End>, value: Value, at: number): void {
  from.values.push(value);
  walk(from, node, at);
  from.values.pop();
}
