import type { OpenCandidate } from './open-candidate.ts';

/** Where signs look: what is said first, what later, and whether a cue stands there. */
export const first = ({ answer }: OpenCandidate): string => answer;
export const later = ({ replies }: OpenCandidate): string =>
  ` ${replies[1]?.plain ?? ''} ${replies[2]?.plain ?? ''} `;
export const asked =
  (cue: RegExp) =>
  ({ asked: said }: OpenCandidate) =>
    cue.test(said);
export const replied = (cue: RegExp) => (candidate: OpenCandidate) => cue.test(first(candidate));
export const saidLater = (cue: RegExp) => (candidate: OpenCandidate) => cue.test(later(candidate));

export const isStated = ({ kind }: OpenCandidate): boolean => kind === 'stated' || kind === 'unexplained';
