/** Rows of features in one block, outside the heap: a long talk has a row for each of its words. */
export type FeatureRows = { readonly all: Int32Array; readonly ends: Uint32Array };

/** A row as an array. */
export const rowAt = ({ all, ends }: FeatureRows, at: number): number[] =>
  Array.from(all.subarray(ends[at - 1] ?? 0, ends[at]));
