import { fold } from '../../text/fold.ts';
import { growPattern, type PatternStep } from './pattern.ts';
import type { Rule } from './rule.ts';
import { type Match, type Node, newNode } from './rule-tree.ts';
import { slotName } from './slots.ts';
import type { TimeTokens } from './time-tokens.ts';
import { bestFrom } from './walk.ts';

/** The longest match that starts at a token; of equal ones the rule listed first. */
type LongestAt = (tokens: TimeTokens, from: number) => Match | null;

/**
 * Rules as one tree of words and slots: a position is tried against all of them in one walk. The tree is large, so it is
 * built when it is first asked.
 */
export function matcherOf(rules: readonly Rule[]): LongestAt {
  let root: Node | null = null;
  return (tokens, from) => {
    root ??= treeOf(rules);
    return bestFrom(root, tokens, from);
  };
}

function treeOf(rules: readonly Rule[]): Node {
  const root = newNode();
  for (const [order, rule] of rules.entries()) {
    for (const end of growPattern(rule[0], root, grow)) {
      end.rules ??= [];
      end.rules.push({ rule, order });
    }
  }
  return root;
}

function grow(node: Node, step: PatternStep): Node {
  return 'slot' in step ? growSlot(node, step.slot) : growWord(node, step.word);
}

function growSlot(node: Node, slot: string): Node {
  node.slots ??= [];
  const known = node.slots.find((edge) => edge.slot === slot);
  if (known) return known.node;
  const next = newNode();
  node.slots.push({ slot: slotName(slot), node: next });
  return next;
}

function growWord(node: Node, word: string): Node {
  const key = foldedWord(word);
  node.words ??= new Map();
  const edges = node.words.get(key) ?? [];
  const known = edges.find((edge) => edge.word === word);
  if (known) return known.node;
  const next = newNode();
  edges.push({ word, node: next });
  node.words.set(key, edges);
  return next;
}

/** The same few hundred words stand in thousands of sequences. */
const folded = new Map<string, string>();

function foldedWord(word: string): string {
  const known = folded.get(word) ?? fold(word);
  folded.set(word, known);
  return known;
}
