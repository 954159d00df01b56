import { fold } from '../../text/fold.ts';
import { type PatternStep, unfoldPattern } from './pattern.ts';
import type { Rule } from './rule.ts';
import type { Match, Node } from './rule-tree.ts';
import { slotName } from './slots.ts';
import type { TimeTokens } from './time-tokens.ts';
import { Walk } from './walk.ts';

const newNode = (): Node => ({ words: new Map(), slots: new Map(), rules: [] });

/**
 * Rules as one tree of words and slots: a position is tried against all of them in one walk. The tree is large, so it is
 * built when it is first asked.
 */
export class RuleTrie {
  private readonly rules: readonly Rule[];
  private root: Node | null = null;

  constructor(rules: readonly Rule[]) {
    this.rules = rules;
  }

  /** The longest match that starts at a token; of equal ones the rule listed first. */
  longestAt(tokens: TimeTokens, from: number): Match | null {
    const walk = new Walk(tokens, from);
    this.root ??= treeOf(this.rules);
    walk.visit(this.root, from);
    return walk.best;
  }
}

function treeOf(rules: readonly Rule[]): Node {
  const root = newNode();
  for (const [order, rule] of rules.entries()) {
    for (const sequence of unfoldPattern(rule.pattern)) {
      sequence.reduce(grow, root).rules.push({ rule, order });
    }
  }
  return root;
}

/** The same few hundred words stand in thousands of sequences. */
const folded = new Map<string, string>();

function foldedWord(word: string): string {
  const known = folded.get(word) ?? fold(word);
  folded.set(word, known);
  return known;
}

function grow(node: Node, step: PatternStep): Node {
  if ('slot' in step) {
    const slot = slotName(step.slot);
    const next = node.slots.get(slot) ?? newNode();
    node.slots.set(slot, next);
    return next;
  }
  const key = foldedWord(step.word);
  const edges = node.words.get(key) ?? [];
  node.words.set(key, edges);
  const known = edges.find((edge) => edge.word === step.word);
  if (known) return known.node;
  const next = newNode();
  edges.push({ word: step.word, node: next });
  return next;
}
