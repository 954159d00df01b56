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
  /** A member, if one is assigned; else `assigneeName` may hold a name from the transcript. */
  assigneeId: Id.nullable(),
  assigneeName: z.string().nullable(),
  deadline: LocalDate.nullable(),
  priority: Priority,
  state: ActionItemState,
  overdue: z.boolean(),
  meeting: z.object({ id: Id, title: z.string() }).nullable(),
  /** Whether it belongs to the sample data. */
  isSample: z.boolean(),
  /** The evidence, if it was read in a transcript and approved. */
  source: z.object({ transcriptId: Id, version: z.int(), evidence: z.array(z.int()).min(1) }).nullable(),
  /** `accept`: accept the assignment; `decline` also for who assigns it; `edit`: change, reassign and delete it. */
  can: z.object({ accept: z.boolean(), decline: z.boolean(), edit: z.boolean(), progress: z.boolean() }),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type ActionItem = z.infer<typeof ActionItem>;
