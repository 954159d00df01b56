import { type Forest, forestOf, type TreeNode } from './forest.ts';
import { decodeBase64 } from './packed-models.ts';

/**
 * A forest as it is kept in a module: `trees` are bytes in base64, three for each node: the number of a sign and which of its
 * `edges` it is compared with, or 255 and the score of a leaf in steps of `scale`; a tree begins where the one before is complete.
 */
export type PackedForest = {
  readonly bias: number;
  readonly scale: number;
  readonly signs: readonly string[];
  readonly edges: readonly (readonly number[])[];
  readonly trees: string;
};

/** Stands for a leaf where a sign is expected. */
export const LEAF = 255;
/** Two bytes hold scores from -32,768 steps on. */
export const HALF = 32_768;

export function unpackForest({ bias, scale, signs, edges, trees: packed }: PackedForest): Forest {
  const bytes = decodeBase64(packed);
  const trees: TreeNode[][] = [];
  let at = 0;
  while (at < bytes.length) {
    const tree: TreeNode[] = [];
    readNode(tree);
    trees.push(tree);
  }
  return forestOf(signs, bias, trees);

  function readNode(tree: TreeNode[]): void {
    const [sign = LEAF, high = 0, low = 0] = bytes.subarray(at, at + 3);
    at += 3;
    if (sign === LEAF) {
      tree.push({ sign: null, score: (high * 256 + low - HALF) * scale });
      return;
    }
    const place = tree.length;
    tree.push({ sign: null, score: 0 });
    readNode(tree);
    tree[place] = { sign, most: edges[sign]?.[low] ?? 0, right: tree.length };
    readNode(tree);
  }
}
