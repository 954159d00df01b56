import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { ImportedTranscript, TranscriptImport } from '@hopgon/contract/transcripts/import/schemas';
import { day } from '../../../platform/clock/durations.rules.ts';
import type { transcriptImportStore } from './transcript-imports.store.ts';

type ImportRow = Awaited<ReturnType<typeof transcriptImportStore.listImports>>[number];
type FileRow = Awaited<ReturnType<typeof transcriptImportStore.listFiles>>[number];

export const presentTranscriptImport = (row: ImportRow, now: Date): TranscriptImport => ({
  id: row.id,
  importedAt: row.imported_at.toISOString(),
  files: row.files,
  waiting: row.waiting,
  failed: row.failed,
  unasked: row.unasked,
  canUndo: now.getTime() - row.imported_at.getTime() <= day,
});

export const presentImportedTranscript = ({ title, visibility, ...row }: FileRow): ImportedTranscript => ({
  transcriptId: row.transcript_id,
  name: row.name,
  meetingId: row.meeting_id,
  meetingTitle: title === null || visibility === null ? '' : titleOutside({ title, visibility }),
  hasCreatedMeeting: row.has_created_meeting,
  state: row.state,
});
