import type { Clause } from '../clauses/clause.ts';

/** Numbers that say something of an example; `names` is one list for all examples of a kind. */
export type Signs = { readonly names: readonly string[]; readonly values: readonly number[] };

/** Some signs of an example, by name or as a row. */
type SignGroup = Readonly<Record<string, number>> | Signs;

const isRow = (group: SignGroup): group is Signs => Array.isArray(group.values);

/** Joins the groups of signs of each example of a kind. All examples have the same groups, so names are read of the first alone. */
export function signJoiner(): (groups: readonly SignGroup[]) => Signs {
  let names: readonly string[] | null = null;
  return (groups) => {
    names ??= groups.flatMap((group) => (isRow(group) ? group.names : Object.keys(group)));
    const values: number[] = [];
    for (const group of groups) values.push(...(isRow(group) ? group.values : Object.values(group)));
    if (values.length !== names.length) throw new TypeError('examples of one kind have the same signs');
    return { names, values };
  };
}

/** What a sign counts where there is nothing to count. */
export const NOTHING = -1;

/** The largest of some numbers; none of them counts as nothing. */
export const most = (numbers: readonly number[]): number => Math.max(NOTHING, ...numbers);

export const hasClass = ({ phrases }: Pick<Clause, 'phrases'>, name: string): boolean =>
  phrases.some(({ classes }) => classes.includes(name));

/** For each class of the lexicon whether one of the clauses has a phrase of it. */
export function classSigns(
  where: string,
  clauses: readonly Pick<Clause, 'phrases'>[],
  names: readonly string[],
): Signs {
  const said = new Set<string>();
  for (const { phrases } of clauses)
    for (const { classes } of phrases) for (const name of classes) said.add(name);
  return {
    names: keysOf(where, names),
    values: names.map((name) => (clauses.length === 0 ? NOTHING : Number(said.has(name)))),
  };
}

const known = new WeakMap<readonly string[], Map<string, readonly string[]>>();

/** Names of signs are put together once: there are very many signs. */
function keysOf(where: string, names: readonly string[]): readonly string[] {
  const places = known.get(names) ?? new Map<string, readonly string[]>();
  known.set(names, places);
  const keys = places.get(where) ?? names.map((name) => `${where} ${name}`);
  places.set(where, keys);
  return keys;
}

const MARKS = [',', '.', '?', '!', ''];

/** The mark behind the last word. */
export const markSign = ({ tokens }: Pick<Clause, 'tokens'>): number =>
  MARKS.indexOf(tokens.at(-1)?.mark ?? '');

const SUBJECTS = ['none', 'named', 'pronoun'];

export const subjectSign = ({ subject }: Pick<Clause, 'subject'>): number => SUBJECTS.indexOf(subject.kind);
