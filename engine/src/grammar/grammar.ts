import type { Place } from './place.ts';
import type { Slots } from './slots.ts';
import type { GrammarToken, GrammarTokens } from './tokens.ts';
import { compileTree, type Node, openers, spelledOpeners, walk } from './tree.ts';

/**
 * A way of saying something: its pattern (`pattern.ts`), what it means to those who ask, and `when`, which accepts or refuses a
 * match by the words around it.
 */
export type Rule<Meaning> = readonly [pattern: string, means?: Meaning, when?: (place: Place) => boolean];

/** A rule that matched tokens `from` to before `to`, its place in the list of rules, and the values of its slots in order. */
export type Match<Value, Meaning> = {
  readonly rule: Rule<Meaning>;
  readonly order: number;
  readonly values: readonly Value[];
  readonly from: number;
  readonly to: number;
};

export type Grammar<Value, Meaning> = {
  /** The longest match that starts at a token, of equally long ones that of the rule listed first; null where none does. */
  readonly longestAt: (tokens: GrammarTokens, from: number) => Match<Value, Meaning> | null;
};

type Tree<Value, Meaning> = {
  readonly root: Node<Value, readonly [order: number, rule: Rule<Meaning>]>;
  readonly openers: ReadonlySet<string>;
  readonly spelled: ReadonlySet<string>;
};

/**
 * Compiles patterns into one tree, which is built at the first question. Units are tokens (`tokens.ts`); all positions are token
 * indexes, the end exclusive. No pattern repeats anything, so a match is never longer than the longest pattern, its slots read out,
 * and asking at every token costs time linear in the number of tokens, whatever the text.
 */
export function createGrammar<Value, Meaning>(
  slots: Slots<Value>,
  rules: readonly Rule<Meaning>[],
): Grammar<Value, Meaning> {
  let tree: Tree<Value, Meaning> | null = null;
  return {
    longestAt: (tokens, from) => {
      tree ??= buildTree(slots, rules);
      const token = tokens.list[from];
      return token && mayOpen(tree, token, tokens.plain) ? longestFrom(tree, tokens, from) : null;
    },
  };
}

/** A quick test that excludes most words as the start of a match; text without marks allows more. */
const mayOpen = <Value, Meaning>(
  { root, openers, spelled }: Tree<Value, Meaning>,
  { counts, text, folded }: GrammarToken,
  plain: boolean,
): boolean =>
  counts || spelled.has(text) || (plain && openers.has(folded)) || root.readers?.word !== undefined;

function buildTree<Value, Meaning>(
  slots: Slots<Value>,
  rules: readonly Rule<Meaning>[],
): Tree<Value, Meaning> {
  const root = compileTree(
    slots,
    rules.map((rule, order) => [rule[0], [order, rule]] as const),
  );
  return { root, openers: openers(root), spelled: spelledOpeners(root) };
}

function longestFrom<Value, Meaning>(
  { root }: Tree<Value, Meaning>,
  tokens: GrammarTokens,
  from: number,
): Match<Value, Meaning> | null {
  const found: { best: Match<Value, Meaning> | null } = { best: null };
  const values: Value[] = [];
  const reach = ([order, rule]: readonly [number, Rule<Meaning>], to: number) => {
    const { best } = found;
    if (best && (to < best.to || (to === best.to && order >= best.order))) return;
    if (holds(rule, tokens, from, to)) found.best = { rule, order, values: [...values], from, to };
  };
  walk({ tokens, values, reach }, root, from);
  return found.best;
}

function holds<Meaning>([, , when]: Rule<Meaning>, tokens: GrammarTokens, from: number, to: number): boolean {
  if (!when) return true;
  const { list } = tokens;
  return when({
    tokens,
    from,
    to,
    before: list[from - 1],
    first: list[from],
    last: list[to - 1],
    after: list[to],
  });
}
