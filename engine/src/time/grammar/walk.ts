import type { Match, Node } from './rule-tree.ts';
import { readSlot, type Said, type SlotName } from './slots.ts';
import type { TimeToken, TimeTokens } from './time-tokens.ts';

/** One attempt to match rules from a token on, and the best match met. */
type Walk = {
  readonly tokens: TimeTokens;
  readonly from: number;
  readonly captures: Said[];
  best: Match | null;
};

/** The longest match that starts at a token; of equal ones the rule listed first. */
export function bestFrom(root: Node, tokens: TimeTokens, from: number): Match | null {
  const token = tokens.list[from];
  if (!token?.counts && !root.words?.has(token?.folded ?? '')) return null;
  const walk: Walk = { tokens, from, captures: [], best: null };
  visit(walk, root, from);
  return walk.best;
}

function visit(walk: Walk, node: Node, at: number): void {
  const { tokens } = walk;
  if (node.rules) offer(walk, node.rules, at);
  const token = tokens.list[at];
  if (!token) return;
  const edges = node.words?.get(token.folded);
  if (edges)
    for (const { word, node: next } of edges) if (says(token, word, tokens.plain)) visit(walk, next, at + 1);
  if (node.slots && token.counts) for (const edge of node.slots) fill(walk, edge.slot, edge.node, at);
}

function fill(walk: Walk, slot: SlotName, next: Node, at: number): void {
  const reading = readSlot(slot, walk.tokens, at);
  if (!reading) return;
  walk.captures.push(reading.said);
  visit(walk, next, at + reading.length);
  walk.captures.pop();
}

function offer(walk: Walk, rules: NonNullable<Node['rules']>, to: number): void {
  const { tokens, from, captures } = walk;
  for (const { rule, order } of rules) {
    const { best } = walk;
    const longer = !best || to > best.to || (to === best.to && order < best.order);
    if (longer && (rule[2]?.({ tokens, from, to }) ?? true))
      walk.best = { rule, order, captures: [...captures], from, to };
  }
}

/** A word without marks stands for the marked one only where the whole text has none. */
const says = ({ text, folded }: TimeToken, word: string, plain: boolean): boolean =>
  text === word || (plain && text === folded);
