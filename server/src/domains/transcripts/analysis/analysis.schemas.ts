import { Analysis } from '@hopgon/contract/transcripts/schemas';
import { z } from 'zod';
import { ExtractedItem } from './extracted-item.schemas.ts';

export const AnalysisSource = z.object({
  name: z.string(),
  content: z.string(),
  /** Files behind the first one, each with what its times were moved by and how many of its turns were left out. */
  parts: z
    .array(
      z.object({
        name: z.string(),
        content: z.string(),
        offsetMs: z.int().nullable(),
        skipped: z.int(),
      }),
    )
    .default([]),
  /** The stored turns as a JSON array in order: evidence names these. Null: those the content has now. */
  turns: z.string().nullable(),
  /** Counts where the transcript does not state its own date. */
  meetingDate: z.iso.date(),
  /** What was meant to be spoken of, in order; empty where there is no agenda. */
  agenda: z.array(z.string()).default([]),
  /** Local to the meeting, HH:mm; null for text of no meeting. */
  planned: z.object({ start: z.string(), end: z.string() }).nullable().default(null),
  /** When somebody ended the meeting here, HH:mm. */
  endedAt: z.string().nullable().default(null),
});
export type AnalysisSource = z.input<typeof AnalysisSource>;

export const AnalysisResult = z.object({
  analysis: Analysis,
  actionItems: z.array(ExtractedItem),
  /** From which "ngày mai" was counted. */
  meetingDate: z.iso.date(),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;
