import { z } from 'zod';
import { Priority } from '../action-items/schemas.ts';
import { Id, Instant, LocalDate, line, Version } from '../primitives.ts';

/** A reading of a transcript: one row each, which people approve, edit, merge or reject. */
export const ReadingKind = z.enum(['summary', 'decision', 'question', 'task']);
export type ReadingKind = z.infer<typeof ReadingKind>;

/** Only approved rows belong to the record of the meeting. */
export const ReadingState = z.enum(['proposed', 'approved', 'rejected', 'merged']);
export type ReadingState = z.infer<typeof ReadingState>;

export const SummaryLevel = z.enum(['short', 'medium', 'long']);
export type SummaryLevel = z.infer<typeof SummaryLevel>;

/** Why a person should look: no line supports it; the engine is unsure; nobody is named; it is of an older transcript. */
export const ReadingMark = z.enum(['no_evidence', 'unsure', 'no_assignee', 'older_version']);
export type ReadingMark = z.infer<typeof ReadingMark>;

export const ReadingAct = z.enum(['added', 'edited', 'approved', 'rejected', 'merged']);
export type ReadingAct = z.infer<typeof ReadingAct>;

export const mostReadingsAtOnce = 200;
export const mostEvidence = 50;

export const ReadingText = line(1000, 1);

export const Reading = z.object({
  id: Id,
  kind: ReadingKind,
  text: z.string(),
  /** The summaries a summary line stands in; empty for other kinds. */
  levels: z.array(SummaryLevel),
  /** Turns of `source`. */
  evidence: z.array(z.int()),
  /** Null while no line supports it. */
  source: z.object({ transcriptId: Id, version: z.int() }).nullable(),
  state: ReadingState,
  /** The machine's text, if a person edited it; null when unchanged or typed by a person. */
  engineText: z.string().nullable(),
  /** A summary line that says what people corrected of the decision, question, task or speaker in it. */
  isRewritten: z.boolean(),
  /** Typed by a person. */
  isTyped: z.boolean(),
  task: z
    .object({
      /** A member, when the name said identifies one; `assigneeName` is the member's name, or the name said. */
      assigneeId: Id.nullable(),
      assigneeName: z.string().nullable(),
      deadline: LocalDate.nullable(),
      priority: Priority,
    })
    .nullable(),
  marks: z.array(ReadingMark),
  /** The newest change that is not undone, and who made it. */
  lastChange: z
    .object({
      act: ReadingAct,
      by: z.object({ userId: Id, displayName: z.string() }),
      at: Instant,
    })
    .nullable(),
  version: Version,
});
export type Reading = z.infer<typeof Reading>;

export const ReadingVersion = z.object({ id: Id, version: Version });
export type ReadingVersion = z.infer<typeof ReadingVersion>;
