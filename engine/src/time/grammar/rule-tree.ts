import type { Connective, Facts } from '../facts.ts';
import type { Rule } from './rule.ts';
import type { SlotName } from './slots.ts';

type Edge = { readonly word: string; readonly node: Node };

/** Where a sequence of words and slots has led; words are found by their folded form. Most places have one way on: maps come late. */
export type Node = {
  words: Map<string, Edge[]> | null;
  slots: Map<SlotName, Node> | null;
  rules: { readonly rule: Rule; readonly order: number }[] | null;
};

export const newNode = (): Node => ({ words: null, slots: null, rules: null });

/** A rule that was led to, and where. */
export type Match = {
  readonly rule: Rule;
  readonly order: number;
  readonly captures: readonly number[];
  readonly from: number;
  readonly to: number;
};

export function meaningOf({ rule: [, means], captures }: Match): Facts | Connective | 'nothing' {
  return typeof means === 'function' ? means(captures) : means;
}
