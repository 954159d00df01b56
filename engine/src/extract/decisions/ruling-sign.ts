import type { Candidate } from './candidate.ts';

/** One observation, something said that shows it, and how much it speaks for a ruling (or against it). */
export type RulingSign = {
  readonly name: string;
  readonly like: string;
  readonly weight: number;
  readonly holds: (candidate: Candidate) => boolean;
};

/** Whether the clause itself says it. */
export const says =
  (cue: RegExp) =>
  ({ clause }: Candidate): boolean =>
    cue.test(clause.plain);
