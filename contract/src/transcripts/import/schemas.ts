import { z } from 'zod';
import { Visibility } from '../../meetings/schemas.ts';
import { Id, Instant } from '../../primitives.ts';
import { AnalysisState } from '../schemas.ts';

/** Files of one import, and their bytes together. */
export const mostImportFiles = 300;
export const importSizeLimit = 200 * 1024 * 1024;

/** A meeting that a file may belong to and that the caller may edit. */
export const MeetingOfFile = z.object({
  id: Id,
  /** 'Họp kín' of a closed one. */
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  visibility: Visibility,
  isInSeries: z.boolean(),
  hasTranscript: z.boolean(),
});
export type MeetingOfFile = z.infer<typeof MeetingOfFile>;

/** What a file says of its meeting; nothing of it is stored. */
export const TranscriptPreview = z.object({
  /** The meeting that has this very file, where the caller may view it; a closed one is 'Họp kín'. */
  known: z.object({ meetingId: Id, title: z.string() }).nullable(),
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** Where the start comes from: the text, the name of the file, or when it was saved. */
  momentFrom: z.enum(['text', 'name', 'saved']),
  /** Whether it also says the hour; else that is the one at which the file was saved. */
  saysHour: z.boolean(),
  turnCount: z.int(),
  /** Who speaks, as the file has it, with the one member each can mean. */
  speakers: z.array(
    z.object({
      label: z.string(),
      member: z.object({ userId: Id, displayName: z.string() }).nullable(),
    }),
  ),
  /** Meetings around that time, the likeliest first. */
  meetings: z.array(MeetingOfFile),
  /** The one of them that it belongs to by time and title; null where that is not certain. */
  meetingId: Id.nullable(),
});
export type TranscriptPreview = z.infer<typeof TranscriptPreview>;

export const ImportedTranscript = z.object({
  transcriptId: Id,
  name: z.string(),
  meetingId: Id,
  /** Empty for a meeting that the caller may no longer view, 'Họp kín' for a closed one. */
  meetingTitle: z.string(),
  hasCreatedMeeting: z.boolean(),
  state: AnalysisState,
});
export type ImportedTranscript = z.infer<typeof ImportedTranscript>;

export const TranscriptImport = z.object({
  id: Id,
  importedAt: Instant,
  files: z.int(),
  /** Files whose analysis waits for its turn, failed, or was not asked for; the others are analysed. */
  waiting: z.int(),
  failed: z.int(),
  unasked: z.int(),
  canUndo: z.boolean(),
});
export type TranscriptImport = z.infer<typeof TranscriptImport>;
