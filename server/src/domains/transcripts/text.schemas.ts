import { GlossaryPlace, Turn as TurnShape } from '@hopgon/contract/transcripts/schemas';
import { z } from 'zod';

/** What came in: a file's bytes under its name, or text somebody pasted. */
export const TextSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), name: z.string(), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('text'), name: z.string(), text: z.string() }),
]);
export type TextSource = z.infer<typeof TextSource>;

/** A turn as the database has it. */
export const TurnRow = z.object({
  index: TurnShape.shape.index,
  speaker: TurnShape.shape.speaker,
  start_ms: TurnShape.shape.startMs,
  end_ms: TurnShape.shape.endMs,
  gap_ms: TurnShape.shape.gapMs,
  text: TurnShape.shape.text,
  /** As the source has it, where the glossary wrote into `text`. */
  original: TurnShape.shape.original,
  glossary: z.array(GlossaryPlace).nullable(),
});
export type TurnRow = z.infer<typeof TurnRow>;

export const ReadText = z.object({
  format: z.string(),
  /** NFC, well formed, without control characters but tab and line ends. */
  content: z.string(),
  turnCount: z.int().min(1),
  /** JSON array of TurnRow: a text, because parsing rows by the thousand would block the event loop. */
  turns: z.string(),
});
export type ReadText = z.infer<typeof ReadText>;

export const ReadResult = z.union([
  ReadText,
  z.object({
    refused: z.enum([
      'transcript_unreadable',
      'transcript_kind_refused',
      'transcript_too_long',
      'transcript_empty',
    ]),
  }),
]);
export type ReadResult = z.infer<typeof ReadResult>;
