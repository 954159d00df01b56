import type { Reading, ReadingKind } from '@hopgon/contract/readings/schemas';
import type { RecordLine, SummaryLine } from './resolved.rules.ts';

/** Rows of a kind that are not taken out. */
export const readingsOf = (readings: readonly Reading[], wanted: ReadingKind): Reading[] =>
  readings.filter(({ kind, state }) => kind === wanted && (state === 'approved' || state === 'proposed'));

/** Each with its evidence in the transcript; where only some are approved, the others are marked. */
export function linesOfReadings(readings: readonly Reading[], transcriptId: string): RecordLine[] {
  const isMixed = readings.some(({ state }) => state === 'approved');
  return readings.map(({ text, evidence, source, state }) => ({
    text,
    isUnapproved: isMixed && state === 'proposed',
    evidence: source?.transcriptId === transcriptId ? evidence : [],
  }));
}

/** The turns that the lines of a summary rest on, each once, in order. */
export const evidenceOf = (lines: readonly SummaryLine[]): number[] =>
  [...new Set(lines.flatMap((line) => line.evidence))].sort((a, b) => a - b);
