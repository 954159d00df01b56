import type { Signs } from './signs.ts';

/** A node of a tree: what a sign is compared with, or a leaf with its score; the left child is the next node. */
export type TreeNode =
  | { readonly sign: number; readonly most: number; readonly right: number }
  | { readonly sign: null; readonly score: number };

/** Trees whose scores add up, all nodes in a row. */
export type Forest = {
  /** The signs its nodes number. */
  readonly signs: readonly string[];
  readonly bias: number;
  /** Where each tree begins. */
  readonly roots: Int32Array;
  /** The number of a sign, or `LEAF`. */
  readonly nodes: Int16Array;
  /** What the sign is compared with, or the score of a leaf. */
  readonly values: Float64Array;
  readonly rights: Int32Array;
};

const LEAF = -1;

export function forestOf(
  signs: readonly string[],
  bias: number,
  trees: readonly (readonly TreeNode[])[],
): Forest {
  const roots: number[] = [];
  let size = 0;
  for (const tree of trees) {
    roots.push(size);
    size += tree.length;
  }
  const forest = {
    signs,
    bias,
    roots: Int32Array.from(roots),
    nodes: new Int16Array(size),
    values: new Float64Array(size),
    rights: new Int32Array(size),
  };
  trees.flat().forEach((node, at) => {
    forest.nodes[at] = node.sign ?? LEAF;
    forest.values[at] = node.sign === null ? node.score : node.most;
  });
  trees.forEach((tree, index) => {
    const root = roots[index] ?? 0;
    tree.forEach((node, at) => {
      forest.rights[root + at] = node.sign === null ? 0 : root + node.right;
    });
  });
  return forest;
}

/** Stands for a sign that is not read yet. */
export const UNREAD = Number.NaN;

export function scoreOfForest(forest: Forest, given: Signs): number {
  const own = ownValues(forest, given);
  let score = forest.bias;
  for (const root of forest.roots) score += scoreFrom(root, forest, own);
  return score;
}

/** The most that a forest gives for signs of which some are unread. */
export function highestChance(forest: Forest, given: Signs): number {
  const own = ownValues(forest, given);
  let score = forest.bias;
  for (const root of forest.roots) score += highestFrom(root, forest, own);
  return logistic(score);
}

function ownValues(forest: Forest, { names, values }: Signs): Float64Array {
  const places = placesOf(forest, names);
  const own = new Float64Array(places.length);
  for (let sign = 0; sign < own.length; sign += 1) own[sign] = values[places[sign] ?? 0] ?? 0;
  return own;
}

const knownPlaces = new WeakMap<Forest, Map<readonly string[], Int32Array>>();

/** Where the signs of a forest stand in a row of signs; a sign that the row does not have is 0. */
function placesOf(forest: Forest, names: readonly string[]): Int32Array {
  const rows = knownPlaces.get(forest) ?? new Map<readonly string[], Int32Array>();
  knownPlaces.set(forest, rows);
  const places = rows.get(names) ?? Int32Array.from(forest.signs, (name) => names.indexOf(name));
  rows.set(names, places);
  return places;
}

/** The score of the leaf that the values of the signs lead to. */
function scoreFrom(root: number, { nodes, values, rights }: Forest, own: Float64Array): number {
  let at = root;
  for (let sign = nodes[at] ?? LEAF; sign !== LEAF; sign = nodes[at] ?? LEAF)
    at = (own[sign] ?? 0) <= (values[at] ?? 0) ? at + 1 : (rights[at] ?? 0);
  return values[at] ?? 0;
}

/** The highest score of a leaf that the signs may lead to, whatever those are that are unread. */
function highestFrom(root: number, forest: Forest, own: Float64Array): number {
  const { nodes, values, rights } = forest;
  let at = root;
  for (let sign = nodes[at] ?? LEAF; sign !== LEAF; sign = nodes[at] ?? LEAF) {
    const value = own[sign] ?? 0;
    const right = rights[at] ?? 0;
    if (Number.isNaN(value))
      return Math.max(highestFrom(at + 1, forest, own), highestFrom(right, forest, own));
    at = value <= (values[at] ?? 0) ? at + 1 : right;
  }
  return values[at] ?? 0;
}

const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

export const chanceByForest = (forest: Forest, given: Signs): number =>
  logistic(scoreOfForest(forest, given));
