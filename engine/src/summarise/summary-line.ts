import type { LineResult } from './finding-lines.ts';

/** A line that may stand in a summary, and what it is worth there; only a finding has a result. */
export type RankedLine = {
  readonly text: string;
  readonly evidence: readonly number[];
  readonly rank: number;
  readonly result?: LineResult;
};
