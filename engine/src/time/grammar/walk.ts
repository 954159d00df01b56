import type { Match, Node } from './rule-tree.ts';
import { isNumeric, readSlot, type SlotName } from './slots.ts';
import type { TimeToken, TimeTokens } from './time-tokens.ts';

/** One attempt to match rules from a token on; remembers the best match met. */
export class Walk {
  best: Match | null = null;
  private readonly captures: number[] = [];
  private readonly tokens: TimeTokens;
  private readonly from: number;

  constructor(tokens: TimeTokens, from: number) {
    this.tokens = tokens;
    this.from = from;
  }

  visit(node: Node, at: number): void {
    if (node.rules) this.offer(node.rules, at);
    const token = this.tokens.list[at];
    if (!token) return;
    for (const edge of node.words?.get(token.folded) ?? []) {
      if (this.says(token, edge.word)) this.visit(edge.node, at + 1);
    }
    if (node.slots && isNumeric(this.tokens, at))
      for (const [slot, next] of node.slots) this.fill(slot, next, at);
  }

  private fill(slot: SlotName, next: Node, at: number): void {
    const kept = this.captures.length;
    for (const reading of readSlot(slot, this.tokens, at)) {
      this.captures.push(...reading.values);
      this.visit(next, at + reading.length);
      this.captures.length = kept;
    }
  }

  private offer(rules: NonNullable<Node['rules']>, to: number): void {
    for (const { rule, order } of rules) {
      const when = rule[2];
      const longer = !this.best || to > this.best.to || (to === this.best.to && order < this.best.order);
      if (longer && (!when || when({ tokens: this.tokens, from: this.from, to }))) {
        this.best = { rule, order, captures: [...this.captures], from: this.from, to };
      }
    }
  }

  /** A word without marks stands for the marked one only where the whole text has none. */
  private says(token: TimeToken, word: string): boolean {
    return token.text === word || (this.tokens.plain && token.text === token.folded);
  }
}
