import { z } from 'zod';
import { Id, Instant, LocalDate, line, Version } from '../primitives.ts';

/** đề xuất → đã nhận → đang làm → xong; or declined. */
export const ActionItemState = z.enum(['proposed', 'accepted', 'doing', 'done', 'declined']);
export type ActionItemState = z.infer<typeof ActionItemState>;
export const Priority = z.enum(['cao', 'trung bình', 'thấp']);
export type Priority = z.infer<typeof Priority>;
export const ActionItemTitle = line(300, 1);

export const ActionItem = z.object({
  id: Id,
  title: z.string(),
  /** A member, when the name said could be told apart; `assigneeName` is what was said or the member's name. */
  assigneeId: Id.nullable(),
  assigneeName: z.string().nullable(),
  deadline: LocalDate.nullable(),
  priority: Priority,
  state: ActionItemState,
  overdue: z.boolean(),
  meeting: z.object({ id: Id, title: z.string() }).nullable(),
  /** Of a sample meeting. */
  isSample: z.boolean(),
  /** Where it was said; null when a person wrote it by hand. */
  source: z.object({ transcriptId: Id, version: z.int(), evidence: z.array(z.int()).min(1) }).nullable(),
  /** 0…1, below 0.6 a suggestion; null when a person wrote it. */
  confidence: z.number().nullable(),
  can: z.object({ decide: z.boolean(), progress: z.boolean() }),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type ActionItem = z.infer<typeof ActionItem>;
