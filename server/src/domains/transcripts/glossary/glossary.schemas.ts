import { CorrectionNumber, GlossaryPlace, Turn } from '@hopgon/contract/transcripts/schemas';
import { z } from 'zod';

/** A term as the threads are given it. */
export const GlossaryEntry = z.object({
  written: z.string(),
  spoken: z.array(z.string()),
  asks: z.boolean(),
});
export type GlossaryEntry = z.infer<typeof GlossaryEntry>;

export const GlossarySource = z.object({
  /** A JSON array of StoredTurn: rows by the thousand would block the event loop. */
  turns: z.string(),
  terms: z.array(GlossaryEntry),
});
export type GlossarySource = z.infer<typeof GlossarySource>;

export const StoredTurn = Turn.pick({ index: true, speaker: true, text: true }).extend({
  corrections: CorrectionNumber,
  glossary: z.array(GlossaryPlace).nullable(),
});

const PlacesOfTurn = Turn.pick({ index: true, speaker: true, text: true }).extend({
  places: z.array(GlossaryPlace),
});

export const GlossaryResult = z.object({
  /** JSON array of {index, corrections, before, after, glossary}, of turns in which something is new. */
  changes: z.string(),
  applied: z.int(),
  proposed: z.int(),
  /** The first turns with what is new in them, as they are now. */
  shown: z.array(PlacesOfTurn),
});
export type GlossaryResult = z.infer<typeof GlossaryResult>;
