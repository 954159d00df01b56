import type { TreeNode } from '@hopgon/engine/classify/forest';
import type { Column, SignTable } from './sign-table.ts';

/** How the loss of each example changes with its score, and how that changes. */
export type Slopes = { readonly first: Float64Array; readonly second: Float64Array };

export type GrowOptions = {
  readonly leaves: number;
  readonly leastExamples: number;
  /** How much of its step each leaf takes. */
  readonly rate: number;
  /** Draws the scores of small leaves to zero. */
  readonly shrink: number;
};

type Ground = {
  readonly table: SignTable;
  readonly slopes: Slopes;
  readonly options: GrowOptions;
  readonly signs: readonly number[];
};
type Split = { readonly sign: number; readonly bin: number; readonly gain: number };
/** A part of the examples; it is a leaf until it has parts of its own. */
type Branch = {
  readonly rows: readonly number[];
  readonly split: Split | null;
  parts: readonly [Branch, Branch] | null;
};

/** A tree over some signs, grown where a split gains most until it has all its leaves. */
export function growTree(rows: readonly number[], ground: Ground): TreeNode[] {
  const root = branchOf(rows, ground);
  const leaves = [root];
  while (leaves.length < ground.options.leaves) {
    const best = leaves.reduce((most, one) =>
      (one.split?.gain ?? 0) > (most.split?.gain ?? 0) ? one : most,
    );
    if (!best.split) break;
    const { bins } = columnAt(ground.table, best.split.sign);
    const { bin } = best.split;
    const isLeft = (row: number) => (bins[row] ?? 0) <= bin;
    best.parts = [
      branchOf(best.rows.filter(isLeft), ground),
      branchOf(
        best.rows.filter((row) => !isLeft(row)),
        ground,
      ),
    ];
    leaves.splice(leaves.indexOf(best), 1, ...best.parts);
  }
  const tree: TreeNode[] = [];
  writeBranch(root, tree, ground);
  return tree;
}

function writeBranch(part: Branch, tree: TreeNode[], ground: Ground): void {
  const place = tree.length;
  tree.push({ sign: null, score: scoreOfLeaf(part.rows, ground) });
  if (!(part.parts && part.split)) return;
  const { sign, bin } = part.split;
  writeBranch(part.parts[0], tree, ground);
  tree[place] = { sign, most: columnAt(ground.table, sign).edges[bin] ?? 0, right: tree.length };
  writeBranch(part.parts[1], tree, ground);
}

function scoreOfLeaf(rows: readonly number[], { slopes, options }: Ground): number {
  let [first, second] = [0, 0];
  for (const row of rows) {
    first += slopes.first[row] ?? 0;
    second += slopes.second[row] ?? 0;
  }
  return (-options.rate * first) / (second + options.shrink);
}

function branchOf(rows: readonly number[], ground: Ground): Branch {
  let split: Split | null = null;
  if (rows.length >= 2 * ground.options.leastExamples) {
    for (const sign of ground.signs) {
      const own = bestSplit(rows, sign, ground);
      if (own && own.gain > (split?.gain ?? LEAST_GAIN)) split = own;
    }
  }
  return { rows, split, parts: null };
}

const LEAST_GAIN = 1e-6;

type Bins = { readonly first: Float64Array; readonly second: Float64Array; readonly counts: Float64Array };

/** What the examples of each bin of a sign sum up to. */
function sumBins(rows: readonly number[], { edges, bins }: Column, slopes: Slopes): Bins {
  const size = edges.length + 1;
  const [first, second, counts] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (const row of rows) {
    const bin = bins[row] ?? 0;
    first[bin] = (first[bin] ?? 0) + (slopes.first[row] ?? 0);
    second[bin] = (second[bin] ?? 0) + (slopes.second[row] ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { first, second, counts };
}

/** The bin behind which a sign parts the examples best. */
function bestSplit(rows: readonly number[], sign: number, { table, slopes, options }: Ground): Split | null {
  const { first, second, counts } = sumBins(rows, columnAt(table, sign), slopes);
  const [allFirst, allSecond] = [sumOf(first), sumOf(second)];
  const whole = worth(allFirst, allSecond, options);
  let [leftFirst, leftSecond, count] = [0, 0, 0];
  let best: Split | null = null;
  for (let bin = 0; bin < counts.length - 1; bin += 1) {
    leftFirst += first[bin] ?? 0;
    leftSecond += second[bin] ?? 0;
    count += counts[bin] ?? 0;
    if (Math.min(count, rows.length - count) < options.leastExamples) continue;
    const gain =
      worth(leftFirst, leftSecond, options) +
      worth(allFirst - leftFirst, allSecond - leftSecond, options) -
      whole;
    if (gain > (best?.gain ?? 0)) best = { sign, bin, gain };
  }
  return best;
}

const sumOf = (numbers: Float64Array): number => numbers.reduce((sum, one) => sum + one, 0);

const worth = (first: number, second: number, { shrink }: GrowOptions): number =>
  (first * first) / (second + shrink);

const NO_COLUMN: Column = { edges: [], bins: new Uint8Array() };

const columnAt = ({ columns }: SignTable, sign: number): Column => columns[sign] ?? NO_COLUMN;

/** The score a tree gives an example by the values of its signs. */
export function scoreOfTree(tree: readonly TreeNode[], values: readonly number[]): number {
  let at = 0;
  while (true) {
    const node = tree[at];
    if (!node) return 0;
    if (node.sign === null) return node.score;
    at = (values[node.sign] ?? 0) <= node.most ? at + 1 : node.right;
  }
}
