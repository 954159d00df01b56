import type { NamedSign } from '../sign.ts';
import type { Candidate } from './candidate.ts';

/** What shows that a clause rules on something, or that it does not. */
export type RulingSign = NamedSign<Candidate>;

/** Whether the clause itself says it. */
export const says =
  (cue: RegExp) =>
  ({ clause }: Candidate): boolean =>
    cue.test(clause.plain);
