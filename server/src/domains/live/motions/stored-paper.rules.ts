import type { MotionChoice, PaperCount } from '@hopgon/contract/live/motions/schemas';

/** A vote on paper as it was counted, see PaperCount and PaperDetails. */
export interface StoredPaper {
  readonly count: PaperCount;
  readonly exclusion: string;
  readonly note: string;
  readonly paperId: string | null;
  readonly chairChoice: MotionChoice | null;
}
