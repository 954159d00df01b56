import type { Reading as ChatReading } from '@hopgon/contract/chat/schemas';
import type { Reading, ReadingKind } from '@hopgon/contract/readings/schemas';

type Lines = Extract<ChatReading, { kind: 'summary' }>['lines'];

const unapproved = 'chưa duyệt';

/** Rows of a kind that are not taken out. */
export const readingsOf = (readings: readonly Reading[], wanted: ReadingKind): Reading[] =>
  readings.filter(({ kind, state }) => kind === wanted && (state === 'approved' || state === 'proposed'));

/** How much of it people approved, as the end of a headline. */
export function approvalInWords(readings: readonly Reading[]): string {
  const approved = readings.filter(({ state }) => state === 'approved').length;
  if (approved === readings.length) return 'đã duyệt';
  return approved === 0 ? 'máy đọc từ bản gỡ băng, chưa ai duyệt' : `đã duyệt ${approved}/${readings.length}`;
}

/** Each with its lines of the transcript shown; where only some are approved, the others are marked. */
export function linesOfReadings(readings: readonly Reading[], transcriptId: string): Lines {
  const isMixed = readings.some(({ state }) => state === 'approved');
  return readings.map(({ text, evidence, source, state }) => ({
    text: isMixed && state === 'proposed' ? `${text} (${unapproved})` : text,
    evidence: source?.transcriptId === transcriptId ? evidence : [],
  }));
}
