import { z } from 'zod';
import { ActionItemState } from '../action-items/schemas.ts';
import { Id, Instant, LocalDate } from '../primitives.ts';

export const SearchKind = z.enum(['people', 'meetings', 'items', 'chats', 'said']);
export type SearchKind = z.infer<typeof SearchKind>;

export const FoundPerson = z.object({
  userId: Id,
  displayName: z.string(),
  email: z.string(),
  department: z.string(),
  position: z.string(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const FoundMeeting = z.object({
  id: Id,
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  cancelled: z.boolean(),
});
export type FoundMeeting = z.infer<typeof FoundMeeting>;

export const FoundItem = z.object({
  id: Id,
  title: z.string(),
  state: ActionItemState,
  deadline: LocalDate.nullable(),
  assigneeName: z.string().nullable(),
  /** The meeting it came from; null also when the caller may not see that meeting. */
  meetingId: Id.nullable(),
});
export type FoundItem = z.infer<typeof FoundItem>;

export const FoundChat = z.object({ id: Id, title: z.string(), updatedAt: Instant });
export type FoundChat = z.infer<typeof FoundChat>;

/** UTF-16 offsets, `to` exclusive. */
export const TextMark = z.object({ from: z.int().min(0), to: z.int().min(0) });

/** A turn of a meeting that the caller may see, with its position in the transcript. */
export const FoundSaid = z.object({
  meetingId: Id,
  meetingTitle: z.string(),
  startsAt: Instant,
  timeZone: z.string(),
  /** The version of the transcript. */
  version: z.int(),
  /** The turn, from 0. */
  index: z.int(),
  speaker: z.string().nullable(),
  startMs: z.int().nullable(),
  /** The turn, or the part of a long one that answers best. */
  text: z.string(),
  /** The matches in `text`. */
  marks: z.array(TextMark),
  /** The next turn, when this turn asks a question. */
  reply: z.object({ speaker: z.string().nullable(), text: z.string() }).nullable(),
});
export type FoundSaid = z.infer<typeof FoundSaid>;

/** The best of each kind first. */
export const Found = z.object({
  people: z.array(FoundPerson),
  meetings: z.array(FoundMeeting),
  items: z.array(FoundItem),
  chats: z.array(FoundChat),
  said: z.array(FoundSaid),
});
export type Found = z.infer<typeof Found>;

/** Which meetings a question is asked of: one, those of its series, or all that the caller may see. */
export const AskedScope = z.enum(['meeting', 'series', 'all']);
export type AskedScope = z.infer<typeof AskedScope>;

/** A line that a meeting left and that its reader may open. */
export const CitedSource = z.object({
  /** From 1, as sentences cite it. */
  number: z.int().min(1),
  kind: z.enum(['turn', 'note', 'minutes', 'decision', 'task']),
  /** Of a turn its transcript, else the record itself. */
  id: Id,
  meetingId: Id.nullable(),
  meetingTitle: z.string(),
  /** Null of a task without a meeting. */
  startsAt: Instant.nullable(),
  timeZone: z.string(),
  /** The version of the transcript, and the turn from 0; null of any other kind. */
  version: z.int().nullable(),
  index: z.int().nullable(),
  startMs: z.int().nullable(),
  /** Who said or wrote it, or who is to do it. */
  speaker: z.string().nullable(),
  /** The line, or the part of a long one that answers best. */
  text: z.string(),
  marks: z.array(TextMark),
  /** How the source reads since: as it did, otherwise, or not at all. */
  state: z.enum(['current', 'changed', 'deleted']),
});
export type CitedSource = z.infer<typeof CitedSource>;

/** A sentence of an answer, with the numbers of the sources it rests on. */
export const AnswerSentence = z.object({ text: z.string(), sources: z.array(z.int()) });
export type AnswerSentence = z.infer<typeof AnswerSentence>;
