import type { MinutesLineKind } from '@hopgon/contract/minutes/schemas';
import { matchSameContent, type SaidOnce } from '@hopgon/engine/support/match-same-content';
import type { SupportSource } from '@hopgon/engine/support/support';

/** A statement that is, or may become, a line of minutes. */
export interface SourceText extends SaidOnce {
  readonly kind: MinutesLineKind;
  readonly from: 'note' | 'vote' | 'reading' | 'line';
}

/** A statement with the turns it rests on, of whatever transcript. */
export interface ComparedText extends SourceText {
  readonly transcriptId: string | null;
}

const isPlain = (source: SourceText | undefined): boolean =>
  source?.kind === 'text' || source?.kind === 'opinion';

/** What is written plainly may be what a reading calls by its kind, and a summary what somebody wrote as a decision. */
const isOneKind = (one: SourceText | undefined, other: SourceText | undefined): boolean =>
  one?.kind === other?.kind || isPlain(other) || (isPlain(one) && one?.from !== 'line');

/** Which notes, votes and lines say the same as which of the others. */
export const matchSources = (
  source: SupportSource,
  written: readonly SourceText[],
  others: readonly SourceText[],
): [number, number][] =>
  matchSameContent(source, written, others, (left, right) => isOneKind(written[left], others[right]));
