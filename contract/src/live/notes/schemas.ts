import { z } from 'zod';
import { Id, Instant, LocalDate, text, Version } from '../../primitives.ts';
import { longestNote } from './limits.ts';

export const NoteKind = z.enum(['note', 'decision', 'task', 'question', 'opinion']);
export type NoteKind = z.infer<typeof NoteKind>;

export const Note = z.object({
  id: Id,
  author: z.object({ userId: Id, displayName: z.string() }),
  kind: NoteKind,
  text: z.string(),
  agendaItemId: Id.nullable(),
  /** Since the meeting started. */
  second: z.int(),
  assigneeId: Id.nullable(),
  deadline: LocalDate.nullable(),
  /** A row whose author took it back; its text is gone. */
  isDeleted: z.boolean(),
  version: Version,
  createdAt: Instant,
});
export type Note = z.infer<typeof Note>;

/** A row as its author's browser has it. */
export const NoteToSave = z
  .object({
    id: Id,
    kind: NoteKind,
    text: text(longestNote),
    agendaItemId: Id.nullable(),
    /** Kept as it was first sent. */
    second: z.int().min(0).max(100_000_000),
    assigneeId: Id.nullable().default(null),
    deadline: LocalDate.nullable().default(null),
    isDeleted: z.boolean().default(false),
    version: Version,
    /** The version the writer saw when the change began; 0 for a new row. */
    base: z.int().min(0).max(2_147_483_647).optional(),
  })
  .refine((note) => note.isDeleted || note.text !== '', { error: 'Hãy ghi nội dung.', path: ['text'] });
export type NoteToSave = z.infer<typeof NoteToSave>;
