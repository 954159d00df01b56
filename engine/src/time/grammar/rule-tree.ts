import type { Connective, Facts } from '../facts.ts';
import type { Rule } from './rule.ts';
import type { Said, SlotName } from './slots.ts';

type Edge = { readonly word: string; readonly node: Node };

/** Where a sequence of words and slots has led; words are found by their folded form. Most places have one way on: maps come late. */
export type Node = {
  words: Map<string, Edge[]> | null;
  slots: { readonly slot: SlotName; readonly node: Node }[] | null;
  rules: { readonly rule: Rule; readonly order: number }[] | null;
};

export const newNode = (): Node => ({ words: null, slots: null, rules: null });

/** A rule that was led to, and where. */
export type Match = {
  readonly rule: Rule;
  readonly order: number;
  readonly captures: readonly Said[];
  readonly from: number;
  readonly to: number;
};

export function meaningOf({ rule: [, means = {}], captures }: Match): Facts | Connective | 'nothing' {
  if (typeof means === 'string') return means;
  const said: Said = Object.assign({}, ...captures);
  return typeof means === 'function' ? means(said, captures) : factsOf(said, means);
}

/** What the slots of a pattern say by themselves, beside what its rule adds. */
function factsOf(
  { day, month, year, hour, minute, second, exact, weekday, quarter }: Said,
  more: Facts,
): Facts {
  return {
    ...(weekday !== undefined && { weekday: weekday - 1 }),
    ...(quarter !== undefined && { quarter }),
    ...(hour !== undefined && {
      clock: {
        hour,
        minute: minute ?? 0,
        second: second ?? 0,
        grain: second === undefined ? (minute === undefined ? 'hour' : 'minute') : 'second',
        exact: exact === 1,
      },
    }),
    ...more,
    ...((more.date || (day ?? month ?? year) !== undefined) && { date: { day, month, year, ...more.date } }),
  };
}
