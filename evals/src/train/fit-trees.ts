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
    chanceAlone,
  );

/** Boosted trees under which the true ones of each group have most of its chance (softmax). */
export const fitRankedTrees = (groups: readonly (readonly SignedExample[])[], options: TreeOptions): Forest =>
  boost(
    groups.filter((group) => group.some(({ isTrue }) => isTrue)),
    options,
    chancesInGroup,
  );

type Chances = (scores: readonly number[]) => number[];

const chanceAlone: Chances = (scores) => scores.map((score) => 1 / (1 + Math.exp(-score)));

const chancesInGroup: Chances = (scores) => {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
};

function boost(
  given: readonly (readonly SignedExample[])[],
  options: TreeOptions,
  chancesOf: Chances,
): Forest {
  const examples = given.flat();
  const table = tableOf(examples);
  const groups = rowsOfGroups(given);
  const random = seededRandom(SEED);
  const share = examples.filter(({ isTrue }) => isTrue).length / examples.length;
  const bias = Math.log(share / (1 - share));
  const scores = new Float64Array(examples.length).fill(bias);
  const values = examples.map(({ signs }) => signs.values);
  const trees: TreeNode[][] = [];
  for (let round = 0; round < options.trees; round += 1) {
    const slopes = slopesOf(examples, scores, groups, chancesOf);
    const rows = groups.filter(() => random() < options.exampleShare).flat();
    const signs = [...table.columns.keys()].filter(() => random() < options.signShare);
    const tree = growTree(rows, { table, slopes, options, signs });
    trees.push(tree);
    values.forEach((own, row) => {
      scores[row] = (scores[row] ?? 0) + scoreOfTree(tree, own);
    });
  }
  return forestOf(table.names, bias, trees);
}

function rowsOfGroups(given: readonly (readonly SignedExample[])[]): number[][] {
  let row = 0;
  return given.map((group) => group.map(() => row++));
}

/** Of several true ones in a group any may have its chance. */
function slopesOf(
  examples: readonly SignedExample[],
  scores: Float64Array,
  groups: readonly (readonly number[])[],
  chancesOf: Chances,
): Slopes {
  const first = new Float64Array(scores.length);
  const second = new Float64Array(scores.length);
  for (const rows of groups) {
    const chances = chancesOf(rows.map((row) => scores[row] ?? 0));
    const isTrue = rows.map((row) => examples[row]?.isTrue === true);
    const right = chances.reduce((sum, chance, at) => sum + (isTrue[at] ? chance : 0), 0);
    rows.forEach((row, at) => {
      const chance = chances[at] ?? 0;
      const wanted = !isTrue[at] ? 0 : rows.length === 1 ? 1 : chance / right;
      first[row] = chance - wanted;
      second[row] = Math.max(LEAST_SECOND, chance * (1 - chance));
    });
  }
  return { first, second };
}

const LEAST_SECOND = 1e-3;
