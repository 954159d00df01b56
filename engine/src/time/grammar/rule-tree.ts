import type { Rule } from './rule.ts';
import type { SlotName } from './slots.ts';

/** Where a sequence of words and slots has led; words are found by their folded form. */
export type Node = {
  readonly words: Map<string, { readonly word: string; readonly node: Node }[]>;
  readonly slots: Map<SlotName, Node>;
  rules: { readonly rule: Rule; readonly order: number }[];
};

/** A rule that was led to, and where. */
export type Match = {
  readonly rule: Rule;
  readonly order: number;
  readonly captures: readonly number[];
  readonly from: number;
  readonly to: number;
};
