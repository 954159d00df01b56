import type { MotionChoice, PaperCount, PaperDetails } from '@hopgon/contract/live/motions/schemas';

/** A vote on paper as it was counted, see PaperCount and PaperDetails. */
export interface StoredPaper {
  readonly count: PaperCount;
  readonly exclusion: string;
  readonly note: string;
  readonly paperId: string | null;
  readonly chairChoice: MotionChoice | null;
}

interface Recorded extends Partial<PaperDetails> {
  readonly isSecret: boolean;
  readonly count: PaperCount;
}

/** What is kept of a vote on paper: of a secret one nothing that says who chose what. */
export function storedPaperOf(recorded: Recorded): StoredPaper {
  const { isSecret, count, exclusion = '', note = '', paperId = null, chairChoice = null } = recorded;
  if (!isSecret) return { count, exclusion, note, paperId, chairChoice };
  return { count: withoutNames(count), exclusion, note, paperId, chairChoice: null };
}

/** The counts without whose ballots they are. */
const withoutNames = (count: PaperCount): PaperCount => ({
  ...count,
  for: { ...count.for, names: '' },
  against: { ...count.against, names: '' },
  none: { ...count.none, names: '' },
});
