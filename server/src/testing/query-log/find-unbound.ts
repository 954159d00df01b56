import { z } from 'zod';

const Node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  Schema: z.string().optional(),
  Alias: z.string().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
type Node = z.infer<typeof Node>;

const Explained = z.tuple([z.object({ Plan: Node })]);

const conditionNames = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'];

/** The parts of a condition between a word that stands outside of its parentheses. */
function splitAt(text: string, word: ' AND ' | ' OR '): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0 && text.startsWith(word, at)) {
      parts.push(text.slice(from, at));
      from = at + word.length;
    }
  }
  return [...parts, text.slice(from)];
}

/** The parts of a condition that must all hold; of alternatives those that each of them asks for. */
function splitConjuncts(condition: string): string[] {
  const text = stripParentheses(condition);
  const parts = splitAt(text, ' AND ');
  if (parts.length > 1) return parts.flatMap(splitConjuncts);
  const [first = [], ...others] = splitAt(text, ' OR ').map((way) =>
    way === text ? [text] : splitConjuncts(way),
  );
  return first.filter((part) => others.every((way) => way.includes(part)));
}

/** Whether the parenthesis that opens a text is closed by its last sign. */
function isEnclosed(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === '(') depth += 1;
    if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}

const stripParentheses = (text: string): string =>
  text.startsWith('(') && isEnclosed(text) ? stripParentheses(text.slice(1, -1)) : text;

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** One value: a parameter, a constant, the row a subquery was read for, or what the scope is bound to. */
const oneValue = /^(?:\$\d+|'[0-9a-f-]{36}'|\(InitPlan \d+\)\.col\d+|\(?app\.company_id\(\)\)?)(?:::uuid)?$/;
const column = /^(\w+|"[^"]+")\.(\w+)$/;

interface Scanned {
  /** Tables of the product by their alias. */
  readonly tableByAlias: ReadonlyMap<string, string>;
  /** Aliases of what nodes below have read: these are judged themselves. */
  readonly derived: readonly string[];
}

const derivedScans = new Set(['CTE Scan', 'Subquery Scan', 'WorkTable Scan']);

function readScans(nodes: readonly Node[]): Scanned {
  const tableByAlias = new Map<string, string>();
  const derived: string[] = [];
  for (const { Alias: alias, 'Relation Name': table, 'Node Type': type, Schema: schema } of nodes) {
    if (alias === undefined) continue;
    if (table !== undefined && schema === 'public' && type !== 'ModifyTable') tableByAlias.set(alias, table);
    if (derivedScans.has(type)) derived.push(alias);
  }
  return { tableByAlias, derived };
}

/** A scan of an index for a bitmap may be one of several of which one must hold; the scan of the table repeats them. */
const conditionsOf = (node: Node): string[] =>
  (node['Node Type'] === 'Bitmap Index Scan' ? [] : conditionNames).flatMap((name) => {
    const condition = node[name];
    return typeof condition === 'string' ? [condition] : [];
  });

/** A column that says whose a row is. */
interface Key {
  readonly alias: string;
  readonly of: 'company' | 'person';
}

const nameKey = ({ alias, of }: Key): string => `${of} of ${alias}`;

function readKey(text: string, tableByAlias: Scanned['tableByAlias']): Key | null {
  const [, quoted = '', name = ''] = column.exec(text) ?? [];
  const alias = quoted.replaceAll('"', '');
  const table = tableByAlias.get(alias);
  if (name === (table === 'companies' ? 'id' : 'company_id')) return { alias, of: 'company' };
  if (name === (table === 'users' ? 'id' : 'user_id')) return { alias, of: 'person' };
  return null;
}

interface Equalities {
  /** Keys that equal one value. */
  readonly bound: readonly string[];
  readonly pairs: readonly (readonly [string, string])[];
}

type MayBind = (alias: string) => boolean;

/** What a subplan asks holds for its own rows alone: whether it must hold for the rows it is asked for is not known. */
function readConjuncts(
  node: Node,
  outside: MayBind,
): { readonly conjunct: string; readonly mayBind: MayBind }[] {
  const inside = new Set(nodesOf(node).map(({ Alias: alias }) => alias));
  const mayBind: MayBind = node['Parent Relationship'] === 'SubPlan' ? (alias) => inside.has(alias) : outside;
  return [
    ...conditionsOf(node)
      .flatMap(splitConjuncts)
      .map((conjunct) => ({ conjunct, mayBind })),
    ...(node.Plans ?? []).flatMap((child) => readConjuncts(child, mayBind)),
  ];
}

function readEqualities(plan: Node, tableByAlias: Scanned['tableByAlias']): Equalities {
  const bound: string[] = [];
  const pairs: [string, string][] = [];
  for (const { conjunct, mayBind } of readConjuncts(plan, () => true)) {
    const sides = conjunct.split(' = ').map(stripParentheses);
    if (sides.length !== 2) continue;
    const keys = sides.flatMap((side) => readKey(side, tableByAlias) ?? []);
    const hasValue = sides.some((side) => oneValue.test(side));
    for (const [place, key] of keys.entries()) {
      if (!mayBind(key.alias)) continue;
      const from = keys[1 - place];
      if (from) pairs.push([nameKey(from), nameKey(key)]);
      else if (hasValue) bound.push(nameKey(key));
    }
  }
  return { bound, pairs };
}

/** A person sees which companies are theirs; only these rows may be bound to a person instead. */
const ownRows = 'memberships';

/** Those that are reached from the first ones by pairs. */
function spreadKeys({ bound, pairs }: Equalities, tableByAlias: Scanned['tableByAlias']): Set<string> {
  const reached = new Set(bound);
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const [one, other] of pairs) if (reached.has(one)) reached.add(other);
    for (const [alias, table] of tableByAlias)
      if (table === ownRows && reached.has(nameKey({ alias, of: 'person' })))
        reached.add(nameKey({ alias, of: 'company' }));
  }
  return reached;
}

/**
 * The tables of companies of which a plan (EXPLAIN with VERBOSE, as JSON) may read rows of more than one company: no condition that
 * always holds sets their company equal to one value, neither by itself nor by way of the company of another row.
 */
export function findUnbound(plan: unknown, companyTables: ReadonlySet<string>): string[] {
  const root = Explained.parse(plan)[0].Plan;
  const { tableByAlias, derived } = readScans(nodesOf(root));
  const { bound, pairs } = readEqualities(root, tableByAlias);
  const given = derived.flatMap((alias) => [
    nameKey({ alias, of: 'company' }),
    nameKey({ alias, of: 'person' }),
  ]);
  const reached = spreadKeys({ bound: [...bound, ...given], pairs }, tableByAlias);
  const unbound = [...tableByAlias].filter(
    ([alias, table]) => companyTables.has(table) && !reached.has(nameKey({ alias, of: 'company' })),
  );
  return [...new Set(unbound.map(([, table]) => table))];
}
