import type { FeatureRows } from '../classify/feature-rows.ts';
import { chanceOfSum, type Features, type LinearModel, sumOf } from '../classify/linear-model.ts';
import type { Models } from '../classify/models.ts';
import { sumsOfWords } from './clause-form.ts';
import { edgeRows } from './edge-features.ts';
import {
  contextByRole,
  echoFeatures,
  type LineKind,
  type Matter,
  type Passage,
  readPassages,
} from './passages.ts';
import { isSmall } from './small-words.ts';

/** A passage with the chance of each token to stand in the line. */
export type WeighedPassage = Passage & {
  readonly chances: readonly number[];
  /** For each place between writable tokens what the chance that a line begins there, and that one ends there, makes of it. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  /** Small words that are only spoken. */
  readonly spoken: ReadonlySet<number>;
};

/** How many words of the clause that states a matter are likely to stand in its line, and how many may be written at all. */
export function weighHead(
  matter: Matter,
  models: Models,
): { readonly likely: number; readonly writable: number } {
  const [own] = readPassages([matter.head], matter, models.bound);
  if (!own) return { likely: 0, writable: 0 };
  const chances = weighWords(own, models[`${matter.kind}Word`]);
  return { likely: sumOfWritable(own, chances), writable: own.writable.length };
}

const sumOfWritable = ({ writable }: Passage, chances: readonly number[]): number =>
  writable.reduce((all, at) => all + (chances[at] ?? 0), 0);

/** How much the chance of its edges counts beside the words of a stretch. */
const EDGES = 0.1;

export const weighPassages = (
  passages: readonly Passage[],
  models: Models,
  kind: LineKind,
): WeighedPassage[] =>
  passages.map((passage) => {
    const chances = weighWords(passage, models[`${kind}${passage.isNear ? 'Near' : 'Word'}`]);
    return {
      ...passage,
      chances,
      begins: edgeChances(passage, models[`${kind}Begin`]),
      ends: edgeChances(passage, models[`${kind}End`]),
      spoken: spokenWords(passage, models.smallWord),
    };
  });

/** Lines of one meeting are written from the same clauses. */
const knownEdges = new WeakMap<readonly Features[], Map<LinearModel, readonly number[]>>();
const knownSpoken = new WeakMap<FeatureRows, Map<LinearModel, ReadonlySet<number>>>();

function edgeChances(passage: Passage, model: LinearModel): readonly number[] {
  const edges = edgeRows(passage);
  return remember(knownEdges, edges, model, () =>
    edges.map((features) => chanceOfSum(model, sumOf(model, features)) ** EDGES),
  );
}

function remember<Key extends object, Value>(
  known: WeakMap<Key, Map<LinearModel, Value>>,
  key: Key,
  model: LinearModel,
  read: () => Value,
): Value {
  const byModel = known.get(key) ?? new Map<LinearModel, Value>();
  known.set(key, byModel);
  const value = byModel.get(model) ?? read();
  byModel.set(model, value);
  return value;
}

/** A small word with less of a chance is only spoken. */
const LEAST_KEPT = 0.25;

/** Particles that end a part of a clause, and small words that a line hardly ever keeps; what joins words of matter always is. */
const spokenWords = (passage: Passage, model: LinearModel): ReadonlySet<number> =>
  remember(knownSpoken, passage.ownWords, model, () => {
    const sums = sumsOfWords(passage, model);
    return new Set(
      passage.writable.filter(
        (at) =>
          isSmall(passage, at) &&
          (endsPart(passage, at) ||
            (!joinsWords(passage, at) && chanceOfSum(model, sums[at] ?? 0) < LEAST_KEPT)),
      ),
    );
  });

/** "rà lại danh sách đi, …": a particle before a mark or the end. */
const endsPart = ({ clause: { tokens }, marks }: Passage, at: number): boolean =>
  (at === tokens.length - 1 || tokens[at]?.mark !== '') &&
  marks.some(({ name, to }) => name === 'line-tail' && to === at + 1);

/** "với", "cho", "từ": a word that wants another behind it and stands for no person. */
function joinsWords({ clause, marks }: Passage, at: number): boolean {
  const startsHere = ({ from }: { readonly from: number }) => from === at;
  const names = marks.filter(startsHere).map(({ name }) => name);
  const isPerson = clause.phrases
    .filter(startsHere)
    .some(({ classes }) => classes.some((name) => PEOPLE.has(name)));
  return names.includes('open-ended') && !names.includes('empty-classifier') && !isPerson;
}

const PEOPLE = new Set(['kin', 'self', 'we']);

/** The chance of each token; what does not differ between the words of a clause is summed once. */
function weighWords(passage: Passage, model: LinearModel): number[] {
  const own = sumsOfWords(passage, model);
  const around = contextByRole(passage).map((features) => sumOf(model, features));
  return passage.clause.tokens.map(({ folded }, at) => {
    const role = passage.roles[at] ?? 0;
    const echo = echoFeatures(passage, folded, role);
    return chanceOfSum(model, (own[at] ?? 0) + (around[role] ?? 0) + sumOf(model, echo));
  });
}
