import type { Clash } from '@hopgon/contract/meetings/schemas';

/** What the server found in the way of a meeting it was asked for. */
export interface ReportedClashes {
  /** Which time, people and rooms that was about. */
  readonly about: string;
  readonly clashes: readonly Clash[];
}

interface Known {
  /** What the form asks for now. */
  readonly about: string;
  readonly seen: readonly Clash[];
  /** What is seen belongs to what the form asked for a moment ago. */
  readonly isOld: boolean;
  readonly reported: ReportedClashes | null;
}

/** Whether saving in spite of them may be offered: what the company forbids is refused whatever one says. */
export const mayOverlook = (clashes: readonly Clash[]): boolean =>
  clashes.length > 0 && !clashes.some(({ forbidden }) => forbidden);

/** The clashes to show, and whether saving now overlooks them: only those that were shown of this very time. */
export function clashesNow({ about, seen, isOld, reported }: Known): {
  readonly clashes: readonly Clash[];
  readonly overlooks: boolean;
} {
  if (reported && reported.about === about && reported.clashes.length > 0) {
    return { clashes: reported.clashes, overlooks: mayOverlook(reported.clashes) };
  }
  return { clashes: seen, overlooks: mayOverlook(seen) && !isOld };
}
