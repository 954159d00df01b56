import { z } from 'zod';
import { ActionItemState, Priority } from '../action-items/schemas.ts';
import { Answer } from '../meetings/schemas.ts';
import { Id, Instant, LocalDate, line, text, Version } from '../primitives.ts';
import { Recurrence } from '../series/schemas.ts';
import { meetingParts } from './meeting-parts.ts';

const Person = z.object({ userId: Id, displayName: z.string() });

/** A change that waits for its person: nothing has been done before it is confirmed. */
export const MeetingCard = z.object({
  kind: z.literal('meeting'),
  title: z.string(),
  goal: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** "Thứ Ba, 24/11/2026, 09:30–10:00", or of a series "Hằng tuần vào thứ Hai, từ 08:00 đến 08:30, bắt đầu 23/11/2026" */
  when: z.string(),
  /** The recurrence, if it is a series; `startsAt` is its first occurrence. */
  recurrence: Recurrence.optional(),
  location: z.string(),
  room: z.object({ id: Id, name: z.string() }).optional(),
  /** People join by video. */
  isOnline: z.boolean().optional(),
  people: z.array(Person),
  ...meetingParts,
  mails: z.int(),
  /** Clashes, holidays, hours outside work: each a sentence. */
  warnings: z.array(z.string()),
});

export const ActionItemCard = z.object({
  kind: z.literal('action-item'),
  title: z.string(),
  assignee: Person,
  deadline: LocalDate.nullable(),
  /** "Thứ Sáu, 27/11/2026" or empty */
  when: z.string(),
  priority: Priority,
  warnings: z.array(z.string()),
});

/** A draft of minutes, made as on the page of the meeting. */
export const MinutesCard = z.object({
  kind: z.literal('minutes'),
  meetingId: Id,
  title: z.string(),
  /** "Thứ Ba, 24/11/2026, 09:30–10:00" */
  when: z.string(),
  /** What the draft will lack: each a sentence. */
  warnings: z.array(z.string()),
});

/** The meeting that a card is about. */
const ofMeeting = {
  meetingId: Id,
  title: z.string(),
  /** "Thứ Ba, 24/11/2026, 09:30–10:00" */
  when: z.string(),
};
const warnings = z.array(z.string());

/** A meeting that is there gets another time, place or name, or other people. */
export const MeetingChangeCard = z.object({
  kind: z.literal('meeting-change'),
  ...ofMeeting,
  version: Version,
  timeZone: z.string(),
  /** Null where the time stays. */
  time: z
    .object({
      startsAt: Instant,
      endsAt: Instant,
      when: z.string(),
      /** The start stays, the end does not. */
      isLength: z.boolean(),
    })
    .nullable(),
  add: z.array(Person),
  remove: z.array(Person),
  /** The new name; absent where it stays. */
  newTitle: z.string().optional(),
  /** Where it is to be held; absent where that stays. */
  place: z
    .object({
      /** The room it books. */
      room: z.object({ id: Id, name: z.string() }).nullable(),
      /** In words, where it is no room of the company. */
      location: z.string(),
      isOnline: z.boolean(),
      /** Where it was held until now; empty where that was not said. */
      was: z.string(),
    })
    .optional(),
  warnings,
});

export const MeetingCancelCard = z.object({
  kind: z.literal('meeting-cancel'),
  ...ofMeeting,
  version: Version,
  reason: z.string(),
  /** How many people are notified. */
  people: z.int(),
  warnings,
});

/** An answer to an invitation. */
export const AnswerCard = z.object({
  kind: z.literal('answer'),
  ...ofMeeting,
  startsAt: Instant,
  endsAt: Instant,
  answer: Answer.exclude(['waiting']),
  /** The answer before, which an undo gives back. */
  was: Answer,
  reason: z.string(),
  warnings,
});

export const AgendaCard = z.object({
  kind: z.literal('agenda'),
  ...ofMeeting,
  /** Of the agenda, 0 before it was saved for the first time. */
  version: z.int(),
  items: z.array(z.object({ title: z.string(), minutes: z.int() })).min(1),
  /** The agenda as it is to be, where items that are there move or get another length; new ones have no id. */
  whole: z.array(z.object({ id: Id.nullable(), title: z.string(), minutes: z.int() })).optional(),
  warnings,
});

/** A task that is there is accepted, declined, finished or changed; null where something stays. */
export const TaskChangeCard = z.object({
  kind: z.literal('task-change'),
  itemId: Id,
  title: z.string(),
  version: Version,
  /** Whose it is now. */
  assigneeName: z.string().nullable(),
  state: z.enum(['accepted', 'declined', 'done']).nullable(),
  deadline: LocalDate.nullable(),
  /** The new deadline: "Thứ Sáu, 27/11/2026", or empty. */
  when: z.string(),
  priority: Priority.nullable(),
  assignee: Person.nullable(),
  /** What it was before, which an undo gives back. */
  was: z.object({
    state: ActionItemState,
    deadline: LocalDate.nullable(),
    priority: Priority,
    assigneeId: Id.nullable(),
  }),
  /** The deadline is asked for: who gave the task answers. */
  isRequest: z.boolean().optional(),
  /** Why it is declined, or a later deadline asked for; empty or absent where nothing says so. */
  reason: z.string().optional(),
  /** Whether its person may change deadline, priority and assignee, too; of older cards it is not known. */
  mayEdit: z.boolean().optional(),
  warnings,
});

/** A note to oneself; with a time it is brought back to mind then. */
export const NoteCard = z.object({
  kind: z.literal('note'),
  text: z.string(),
  at: Instant.nullable(),
  timeZone: z.string(),
  /** "Thứ Sáu, 27/11/2026, 09:00", or empty. */
  when: z.string(),
  warnings,
});

/** A note to oneself, or a reminder, that goes. */
export const NoteDeleteCard = z.object({
  kind: z.literal('note-delete'),
  noteId: Id,
  text: z.string(),
  at: Instant.nullable(),
  /** When it would have been brought back to mind: "Thứ Sáu, 27/11/2026, 09:00", or empty. */
  when: z.string(),
  warnings,
});

export const PollCard = z.object({
  kind: z.literal('poll'),
  title: z.string(),
  minutes: z.int(),
  timeZone: z.string(),
  times: z.array(z.object({ startsAt: Instant, endsAt: Instant, when: z.string() })).min(2),
  people: z.array(Person),
  /** Until when votes may be given; absent where the usual time holds. */
  answerBy: z.object({ at: Instant, when: z.string() }).optional(),
  warnings,
});

/** A letter to a colleague in the caller's own name. */
export const MailCard = z.object({
  kind: z.literal('mail'),
  to: Person,
  subject: z.string(),
  body: z.string(),
  warnings,
});

const changes = [
  MeetingCard,
  ActionItemCard,
  MinutesCard,
  MeetingChangeCard,
  MeetingCancelCard,
  AnswerCard,
  AgendaCard,
  TaskChangeCard,
  NoteCard,
  NoteDeleteCard,
  PollCard,
  MailCard,
] as const;

export const SingleChange = z.discriminatedUnion('kind', changes);
export type SingleChange = z.infer<typeof SingleChange>;

/** What one message asked for together: all is done, or nothing. */
export const SeveralCard = z.object({
  kind: z.literal('several'),
  changes: z.array(SingleChange).min(2).max(10),
});

export const CardChange = z.discriminatedUnion('kind', [...changes, SeveralCard]);
export type CardChange = z.infer<typeof CardChange>;

/** What a person changes on an open card; a field that the card does not have is refused. */
export const CardFields = z
  .object({
    /** Which of several changes is meant, from 0. */
    part: z.int().min(0).max(9).optional(),
    title: line(300, 1).optional(),
    userIds: z.array(Id).max(500).optional(),
    startsAt: Instant.optional(),
    endsAt: Instant.optional(),
    location: line(300).optional(),
    roomId: Id.nullable().optional(),
    isOnline: z.boolean().optional(),
    deadline: LocalDate.nullable().optional(),
    priority: Priority.optional(),
    answer: AnswerCard.shape.answer.optional(),
    /** Of a cancellation or an answer. */
    reason: line(500).optional(),
    items: z
      .array(z.object({ title: line(200, 1), minutes: z.int().min(1).max(600) }))
      .min(1)
      .max(20)
      .optional(),
    /** Of a note, or the body of a letter. */
    text: text(2_000, 1).optional(),
    /** When a note is brought back to mind. */
    at: Instant.nullable().optional(),
    /** The starts of a poll. */
    starts: z.array(Instant).min(2).max(10).optional(),
  })
  .refine(({ part: _, ...fields }) => Object.values(fields).some((value) => value !== undefined));
export type CardFields = z.infer<typeof CardFields>;
