import { z } from 'zod';
import { Id, Instant, LocalDate, line, Version } from '../primitives.ts';

/** đề xuất → đã nhận → đang làm → xong; or declined. */
export const ActionItemState = z.enum(['proposed', 'accepted', 'doing', 'done', 'declined']);
export type ActionItemState = z.infer<typeof ActionItemState>;
export const Priority = z.enum(['cao', 'trung bình', 'thấp']);
export type Priority = z.infer<typeof Priority>;
export const ActionItemTitle = line(300, 1);

/** Text of one who declines, asks for a later deadline or answers. */
export const ItemReason = line(500);

export const Extension = z.object({ deadline: LocalDate, reason: z.string(), requestedAt: Instant });
export type Extension = z.infer<typeof Extension>;

export const ActionItem = z.object({
  id: Id,
  title: z.string(),
  /** A member, if one is assigned; else `assigneeName` may hold a name from the transcript. */
  assigneeId: Id.nullable(),
  assigneeName: z.string().nullable(),
  /** Who gave it to its assignee; null where they did so themselves, their account is gone, or the reader may not view the meeting. */
  givenByName: z.string().nullable(),
  deadline: LocalDate.nullable(),
  priority: Priority,
  state: ActionItemState,
  overdue: z.boolean(),
  meeting: z.object({ id: Id, title: z.string() }).nullable(),
  /** Present where it comes from a closed meeting: a browser then keeps nothing of it. */
  isOfClosedMeeting: z.literal(true).optional(),
  /** Whether it belongs to the sample data. */
  isSample: z.boolean(),
  /** Why it was declined; empty where no reason was given. */
  declineReason: z.string(),
  /** A later deadline its assignee asks for; null where none waits for an answer. */
  extension: Extension.nullable(),
  /** The evidence, if it was read in a transcript and approved. */
  source: z.object({ transcriptId: Id, version: z.int(), evidence: z.array(z.int()).min(1) }).nullable(),
  /**
   * `accept`: accept the assignment; `decline` also for who assigns it; `edit`: change, reassign and delete it;
   * `requestExtension`: ask for a later deadline; `answerExtension`: grant or refuse the one that waits.
   */
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    edit: z.boolean(),
    progress: z.boolean(),
    requestExtension: z.boolean(),
    answerExtension: z.boolean(),
  }),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
  /** When it was done; null while it is not. */
  completedAt: Instant.nullable(),
});
export type ActionItem = z.infer<typeof ActionItem>;

export const ItemAct = z.enum([
  'created',
  'accepted',
  'declined',
  'started',
  'completed',
  'reopened',
  'assigned',
  'deadline-changed',
  'extension-requested',
  'extension-granted',
  'extension-refused',
  'escalated',
]);
export type ItemAct = z.infer<typeof ItemAct>;

/** One line of the history of an item. */
export const ItemChange = z.object({
  id: Id,
  act: ItemAct,
  /** Null where nobody did it: its assignee left the company. 'Một người' where the reader may not view the meeting. */
  byName: z.string().nullable(),
  at: Instant,
  /** Who is responsible since then; null where nobody is, or another act. 'một người khác' as `byName`. */
  assigneeName: z.string().nullable(),
  /** What the deadline was and became, or would become. */
  deadlineBefore: LocalDate.nullable(),
  deadline: LocalDate.nullable(),
  reason: z.string(),
});
export type ItemChange = z.infer<typeof ItemChange>;

export const ItemToken = z.string().min(1).max(200);

/** A proposed item as the holder of its link sees it, without signing in. */
export const LinkedItem = z.object({
  companyName: z.string(),
  title: z.string(),
  deadline: LocalDate.nullable(),
  /** Null where its person may not see the meeting, or there is none. */
  meetingTitle: z.string().nullable(),
  assigneeName: z.string(),
  /** Who asks; null where that person is gone, or the reader may not view the meeting. */
  givenByName: z.string().nullable(),
  /** `proposed` until the link is used. */
  state: ActionItemState.extract(['proposed', 'accepted', 'declined']),
});
export type LinkedItem = z.infer<typeof LinkedItem>;
