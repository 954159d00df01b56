import { type Forest, forestOf, type TreeNode } from '@hopgon/engine/classify/forest';
import type { Signs } from '@hopgon/engine/classify/signs';
import { seededRandom } from '../measures/seeded-random.ts';
import { type GrowOptions, growTree, type Slopes, scoreOfTree } from './grow-tree.ts';
import { tableOf } from './sign-table.ts';

export type SignedExample = { readonly signs: Signs; readonly isTrue: boolean };

export type TreeOptions = GrowOptions & {
  readonly trees: number;
  /** The share of the signs, and of the examples, that each tree is grown from. */
  readonly signShare: number;
  readonly exampleShare: number;
};

const SEED = 20_261_126;

/** Boosted trees for examples that are each true or not; the same examples always give the same trees. */
export const fitTrees = (examples: readonly SignedExample[], options: TreeOptions): Forest =>
  boost(
    examples.map((one) => [one]),
    options,
    objectiveOf(biasOf(examples), chanceAlone, wantedAlone),
  );

/** Boosted trees under which the true ones of each group have most of its chance (softmax). */
export function fitRankedTrees(groups: readonly (readonly SignedExample[])[], options: TreeOptions): Forest {
  const given = groups.filter((group) => group.some(({ isTrue }) => isTrue));
  return boost(given, options, objectiveOf(biasOf(given.flat()), chancesInGroup, wantedInGroup));
}

/** An example, how good it is beside the others of its group, and the score it has before any tree. */
export type RatedExample = { readonly signs: Signs; readonly rating: number; readonly prior: number };

/** Boosted trees under which the chance of each of a group grows with its rating: of several good ones each has its share (softmax). */
export const fitRatedTrees = (
  groups: readonly (readonly RatedExample[])[],
  options: TreeOptions & {
    /** A rating better by so much is worth e times the chance. */
    readonly step: number;
  },
): Forest =>
  boost(groups, options, {
    bias: 0,
    startOf: ({ prior }) => prior,
    chancesOf: chancesInGroup,
    wantedOf: (group) => chancesInGroup(group.map(({ rating }) => rating / options.step)),
  });

/** The score that gives all examples the share of the true ones. */
function biasOf(examples: readonly SignedExample[]): number {
  const share = examples.filter(({ isTrue }) => isTrue).length / examples.length;
  return Math.log(share / (1 - share));
}

type Chances = (scores: readonly number[]) => number[];

const chanceAlone: Chances = (scores) => scores.map((score) => 1 / (1 + Math.exp(-score)));

const chancesInGroup: Chances = (scores) => {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
};

type Objective<One> = {
  /** The score that the forest gives before its trees. */
  readonly bias: number;
  /** The score that an example has before any tree. */
  readonly startOf: (one: One) => number;
  readonly chancesOf: Chances;
  readonly wantedOf: WantedChances<One>;
};

const objectiveOf = <One>(
  bias: number,
  chancesOf: Chances,
  wantedOf: WantedChances<One>,
): Objective<One> => ({
  bias,
  startOf: () => bias,
  chancesOf,
  wantedOf,
});

/** The chance that each example of a group should have, by what was said of them and the chances they have. */
type WantedChances<One> = (group: readonly One[], chances: readonly number[]) => readonly number[];

const wantedAlone: WantedChances<SignedExample> = (group) => group.map(({ isTrue }) => Number(isTrue));

/** Of several true ones in a group any may have its chance. */
const wantedInGroup: WantedChances<SignedExample> = (group, chances) => {
  const right = group.reduce((sum, { isTrue }, at) => sum + (isTrue ? (chances[at] ?? 0) : 0), 0);
  return group.map(({ isTrue }, at) => (isTrue ? (chances[at] ?? 0) / right : 0));
};

function boost<One extends { readonly signs: Signs }>(
  given: readonly (readonly One[])[],
  options: TreeOptions,
  objective: Objective<One>,
): Forest {
  const examples = given.flat();
  const table = tableOf(examples);
  const groups = rowsOfGroups(given);
  const random = seededRandom(SEED);
  const wantedOf = (chances: readonly number[], at: number) => objective.wantedOf(given[at] ?? [], chances);
  const scores = Float64Array.from(examples, objective.startOf);
  const values = examples.map(({ signs }) => signs.values);
  const trees: TreeNode[][] = [];
  for (let round = 0; round < options.trees; round += 1) {
    const slopes = slopesOf(scores, groups, wantedOf, objective.chancesOf);
    const rows = groups.filter(() => random() < options.exampleShare).flat();
    const signs = [...table.columns.keys()].filter(() => random() < options.signShare);
    const tree = growTree(rows, { table, slopes, options, signs });
    trees.push(tree);
    values.forEach((own, row) => {
      scores[row] = (scores[row] ?? 0) + scoreOfTree(tree, own);
    });
  }
  return forestOf(table.names, objective.bias, trees);
}

function rowsOfGroups(given: readonly (readonly unknown[])[]): number[][] {
  let row = 0;
  return given.map((group) => group.map(() => row++));
}

function slopesOf(
  scores: Float64Array,
  groups: readonly (readonly number[])[],
  wantedOf: (chances: readonly number[], group: number) => readonly number[],
  chancesOf: Chances,
): Slopes {
  const first = new Float64Array(scores.length);
  const second = new Float64Array(scores.length);
  groups.forEach((rows, group) => {
    const chances = chancesOf(rows.map((row) => scores[row] ?? 0));
    const wanted = wantedOf(chances, group);
    rows.forEach((row, at) => {
      const chance = chances[at] ?? 0;
      first[row] = chance - (wanted[at] ?? 0);
      second[row] = Math.max(LEAST_SECOND, chance * (1 - chance));
    });
  });
  return { first, second };
}

const LEAST_SECOND = 1e-3;
