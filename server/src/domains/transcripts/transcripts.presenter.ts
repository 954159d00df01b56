import { AnalysisDocument, type Transcript, type Turn } from '@hopgon/contract/transcripts/schemas';
import { nameFigures } from './speakers/speakers.rules.ts';
import { problemText } from './transcripts.rules.ts';
import type { TranscriptRow, transcriptStore } from './transcripts.store.ts';

export const presentTranscript = (row: TranscriptRow): Transcript => ({
  id: row.id,
  meetingId: row.meeting_id,
  version: row.version,
  name: row.name,
  format: row.format,
  turnCount: row.turn_count,
  parts: row.parts.map(({ number, name, firstTurn, turnCount, skipped }) => ({
    ...{ number, name, firstTurn, turnCount, skipped },
  })),
  correctedSince: row.corrected_since,
  state: row.state,
  problem: row.failure_code === null ? '' : problemText(row.failure_code),
  uploadedBy: { userId: row.uploaded_by, displayName: row.uploader_name },
  createdAt: row.created_at.toISOString(),
});

/** What is shown of one version; an analysis stored in a shape of another time is a failed one, to be run again. */
export function presentReading(
  row: TranscriptRow & { readonly analysis: unknown },
  names: readonly { readonly label: string; readonly name: string }[],
): {
  transcript: Transcript;
  analysis: AnalysisDocument | null;
} {
  const transcript = presentTranscript(row);
  if (row.state !== 'ready') return { transcript, analysis: null };
  const { data = null } = AnalysisDocument.safeParse(row.analysis);
  const nameOf = new Map(names.map(({ label, name }) => [label, name]));
  if (data) return { transcript, analysis: { ...data, figures: nameFigures(data.figures, nameOf) } };
  return {
    transcript: { ...transcript, state: 'failed', problem: problemText('analysis_unreadable') },
    analysis: null,
  };
}

type TurnRow = Awaited<ReturnType<typeof transcriptStore.listTurns>>[number];

export const presentTurn = (row: TurnRow): Turn => ({
  index: row.index,
  speaker: row.speaker,
  startMs: row.start_ms,
  endMs: row.end_ms,
  gapMs: row.gap_ms,
  text: row.text,
  original: row.original,
  corrections: row.corrections,
  glossary: row.glossary ?? [],
});
