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

export const TailTurn = TurnShape.pick({ speaker: true, startMs: true, endMs: true, text: true });

/** What a further part goes behind. */
export const PartBefore = z.object({
  name: z.string(),
  content: z.string(),
  /** Characters of all parts. */
  length: z.int(),
  turnCount: z.int(),
  /** Of the further part. */
  number: z.int(),
  /** JSON array of TailTurn. */
  tail: z.string(),
});
export type PartBefore = z.infer<typeof PartBefore>;

const Refused = z.object({
  refused: z.enum([
    'transcript_unreadable',
    'transcript_kind_refused',
    'transcript_too_long',
    'transcript_empty',
  ]),
});
export type Refused = z.infer<typeof Refused>;

export const ReadPart = z.union([
  ReadText.extend({ skipped: z.int(), offsetMs: z.int().nullable() }),
  z.object({
    refused: z.enum([...Refused.shape.refused.options, 'transcript_part_earlier', 'transcript_part_known']),
  }),
]);
export type ReadPart = z.infer<typeof ReadPart>;

export const ReadResult = z.union([ReadText, Refused]);
export type ReadResult = z.infer<typeof ReadResult>;

const Clock = z.string().optional();

/** What a file says of its meeting: dates as YYYY-MM-DD, clocks as HH:mm. */
export const FoundInFile = z.object({
  title: z.string(),
  facts: z.object({ date: z.string().optional(), startTime: Clock, endTime: Clock }),
  named: z.object({ date: z.string().nullable(), startTime: z.string().nullable(), isUtc: z.boolean() }),
  /** From the first word to the last; null where the file has no times. */
  lengthMs: z.number().nullable(),
  turnCount: z.int(),
  speakers: z.array(z.string()),
});
export type FoundInFile = z.infer<typeof FoundInFile>;

export const FindResult = z.union([FoundInFile, Refused]);
export type FindResult = z.infer<typeof FindResult>;
