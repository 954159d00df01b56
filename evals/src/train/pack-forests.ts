import type { Forest } from '@hopgon/engine/classify/forest';
import { HALF, LEAF, type PackedForest } from '@hopgon/engine/classify/packed-forests';

/** The largest score of a leaf in steps. */
const LARGEST = HALF - 1;

/** Trees as bytes: the signs and edges they use by number, scores in steps. */
export function packForest({ signs, bias, nodes, values }: Forest): PackedForest {
  const used = new Map<number, Set<number>>();
  let largest = 0;
  nodes.forEach((sign, at) => {
    const value = values[at] ?? 0;
    if (sign < 0) largest = Math.max(largest, Math.abs(value));
    else used.set(sign, (used.get(sign) ?? new Set()).add(value));
  });
  const order = [...used.keys()].sort((one, other) => one - other);
  const edges = order.map((sign) => [...(used.get(sign) ?? [])].sort((one, other) => one - other));
  const scale = Number(((largest || 1) / LARGEST).toPrecision(6));
  const bytes = [...nodes].flatMap((sign, at) => {
    const value = values[at] ?? 0;
    if (sign >= 0) return [order.indexOf(sign), 0, edges[order.indexOf(sign)]?.indexOf(value) ?? 0];
    const steps = Math.round(value / scale) + HALF;
    return [LEAF, steps >> 8, steps & 0xff];
  });
  return {
    bias: Number(bias.toPrecision(6)),
    scale,
    signs: order.map((sign) => signs[sign] ?? ''),
    edges,
    trees: Buffer.from(bytes).toString('base64'),
  };
}
