import type { Features } from './linear-model.ts';

/** Rows of features in one block, outside the heap: a long talk has a row for each of its words. */
export type FeatureRows = { readonly all: Int32Array; readonly ends: Uint32Array };

export function packRows(rows: readonly Features[]): FeatureRows {
  let end = 0;
  const ends = Uint32Array.from(rows, ({ length }) => {
    end += length;
    return end;
  });
  const all = new Int32Array(end);
  rows.forEach((row, at) => {
    all.set(row, (ends[at] ?? 0) - row.length);
  });
  return { all, ends };
}

/** A copy of a row that may grow. */
export const copyRow = ({ all, ends }: FeatureRows, at: number): number[] =>
  Array.from(all.subarray(ends[at - 1] ?? 0, ends[at]));
