import type { Signs } from '@hopgon/engine/classify/signs';

/** Of a sign the edges between its bins, and the bin of each example. */
export type Column = { readonly edges: readonly number[]; readonly bins: Uint8Array };

/** Examples as trees are grown from them. */
export type SignTable = { readonly names: readonly string[]; readonly columns: readonly Column[] };

const MOST_BINS = 32;

export function tableOf(examples: readonly { readonly signs: Signs }[]): SignTable {
  const names = examples[0]?.signs.names ?? [];
  return {
    names,
    columns: names.map((_, at) => columnOf(examples.map(({ signs }) => signs.values[at] ?? 0))),
  };
}

/** Edges halfway between neighbouring values, about as many examples in each bin. */
function columnOf(values: readonly number[]): Column {
  const sorted = values.toSorted((one, other) => one - other);
  const edges: number[] = [];
  for (let step = 1; step < MOST_BINS; step += 1) {
    const value = sorted[Math.floor((step * sorted.length) / MOST_BINS)] ?? 0;
    const first = sorted.indexOf(value);
    if (first === 0) continue;
    const edge = Number((((sorted[first - 1] ?? 0) + value) / 2).toPrecision(4));
    if (edge > (edges.at(-1) ?? Number.NEGATIVE_INFINITY)) edges.push(edge);
  }
  return { edges, bins: Uint8Array.from(values, (value) => binOf(value, edges)) };
}

/** How many edges a value is above. */
function binOf(value: number, edges: readonly number[]): number {
  const at = edges.findIndex((edge) => value <= edge);
  return at < 0 ? edges.length : at;
}
