import { type Connective, clockAt, type DateFact, type Facts } from '../facts.ts';
import type { Rule } from './rule.ts';
import type { Said } from './said.ts';
import type { TimeToken, TimeTokens } from './time-tokens.ts';
import { type Node, openers, spelledOpeners, treeOf, walk } from './tree.ts';

/** A rule that matched, and where. */
export type Match = {
  readonly rule: Rule;
  readonly order: number;
  readonly said: readonly Said[];
  readonly from: number;
  readonly to: number;
};

type Tree = {
  readonly root: Node<readonly [order: number, rule: Rule]>;
  readonly openers: ReadonlySet<string>;
  readonly spelled: ReadonlySet<string>;
};

/** The longest match that starts at a token; of equal ones the rule listed first. The tree is built when it is first asked. */
export function matcherOf(rules: readonly Rule[]): (tokens: TimeTokens, from: number) => Match | null {
  let tree: Tree | null = null;
  return (tokens, from) => {
    tree ??= growTree(rules);
    const token = tokens.list[from];
    return token && mayOpen(tree, token, tokens.plain) ? bestFrom(tree, tokens, from) : null;
  };
}

/** A quick test that excludes most words as the start of a time; text without marks allows more. */
const mayOpen = ({ openers, spelled }: Tree, { counts, text, folded }: TimeToken, plain: boolean): boolean =>
  counts || spelled.has(text) || (plain && openers.has(folded));

function growTree(rules: readonly Rule[]): Tree {
  const root = treeOf(rules.map((rule, order) => [rule[0], [order, rule]] as const));
  return { root, openers: openers(root), spelled: spelledOpeners(root) };
}

function bestFrom({ root }: Tree, tokens: TimeTokens, from: number): Match | null {
  const found: { best: Match | null } = { best: null };
  const said: Said[] = [];
  const reach = ([order, rule]: readonly [number, Rule], to: number) => {
    const { best } = found;
    if (best && (to < best.to || (to === best.to && order >= best.order))) return;
    if (holds(rule, tokens, from, to)) found.best = { rule, order, said: [...said], from, to };
  };
  walk({ tokens, said, reach }, root, from);
  return found.best;
}

function holds([, , when]: Rule, tokens: TimeTokens, from: number, to: number): boolean {
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

export function meaningOf({ rule: [, means = {}], said }: Match): Facts | Connective | 'nothing' {
  if (typeof means === 'string' || (typeof means === 'object' && said.length === 0)) return means;
  const all: Said = said.length > 1 ? Object.assign({}, ...said) : (said[0] ?? {});
  return typeof means === 'function' ? means(all, said) : factsOf(all, means);
}

/** The facts that the slots of a pattern state, without those its rule adds. */
function factsOf(said: Said, more: Facts): Facts {
  const { part, partEdge, offset, holiday, edge, turn, every, weekday, quarter, season, period, of } = said;
  const date = dateOf(said, more.date);
  return {
    ...(part && { part }),
    ...(partEdge && { partEdge }),
    ...(offset !== undefined && { offset }),
    ...(holiday && { holiday }),
    ...(edge && { edge }),
    ...(turn && { turn }),
    ...(every && { every }),
    ...(quarter && { quarter }),
    ...(season && { season }),
    ...(weekday && { weekday: weekday - 1 }),
    ...(period && { period: { unit: period, amount: said.amount ?? 0 } }),
    ...(of && { nth: { of, count: said.count ?? 1 } }),
    ...clockOf(said),
    ...more,
    ...(date && { date }),
  };
}

const clockOf = ({ hour, minute, second, exact }: Said): Pick<Facts, 'clock'> =>
  hour === undefined ? {} : { clock: clockAt(hour, minute, second, exact) };

function dateOf({ day, month, year, lunar }: Said, more: DateFact | undefined): DateFact | undefined {
  return (more ?? day ?? month ?? year) === undefined ? undefined : { day, month, year, lunar, ...more };
}
