import { z } from 'zod';
import { ActionItem } from '../action-items/schemas.ts';
import { Id, Instant, line, text, Version } from '../primitives.ts';

/**
 * The source of a proposed agenda item: the goal, an open action item, a decision or question of the last meeting, or
 * an agenda item it did not reach.
 */
export const AgendaSource = z.object({
  kind: z.enum(['goal', 'task', 'decision', 'question', 'carried']),
  /** The exact text of the source. */
  text: line(300, 1),
  /** The meeting it is of; null for the goal. */
  meetingId: Id.nullable(),
});
export type AgendaSource = z.infer<typeof AgendaSource>;

export const mostAgendaItems = 50;

/** One item as it is saved; its place is its place in the list. */
export const AgendaEntry = z.object({
  /** The id of an existing item. */
  id: Id.optional(),
  title: line(200, 1),
  minutes: z.int().min(1).max(600).default(10),
  presenterId: Id.nullable().default(null),
  note: text(2000).default(''),
  done: z.boolean().default(false),
  source: AgendaSource.nullable().default(null),
});
export type AgendaEntry = z.infer<typeof AgendaEntry>;

export const AgendaItem = z.object({
  id: Id,
  title: z.string(),
  minutes: z.int(),
  presenter: z.object({ userId: Id, displayName: z.string() }).nullable(),
  note: z.string(),
  /** Reached in the meeting. */
  done: z.boolean(),
  source: AgendaSource.nullable(),
});
export type AgendaItem = z.infer<typeof AgendaItem>;

export const Agenda = z.object({
  /** 0 before it was saved for the first time. */
  version: z.int(),
  items: z.array(AgendaItem),
  /** The minutes of all items together. */
  totalMinutes: z.int(),
  meetingMinutes: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type Agenda = z.infer<typeof Agenda>;

/** An item that is proposed and not saved; `source` says why. */
export const DraftedItem = z.object({
  title: z.string(),
  minutes: z.int(),
  presenter: z.object({ userId: Id, displayName: z.string() }).nullable(),
  source: AgendaSource,
});
export type DraftedItem = z.infer<typeof DraftedItem>;

/** A decision or question of the record, with lines of a version of that meeting's transcript; none where it was typed. */
const BriefStatement = z.object({
  text: z.string(),
  evidence: z.array(z.int()),
  version: z.int().nullable(),
});

/** What a participant should know before the meeting begins. */
export const Brief = z.object({
  /** The one before: of the same series, or of the same title; null when there is none the caller may see. */
  last: z
    .object({
      id: Id,
      title: z.string(),
      startsAt: Instant,
      timeZone: z.string(),
    })
    .nullable(),
  /** Only what a person approved. */
  conclusions: z.array(BriefStatement),
  questions: z.array(BriefStatement),
  /** Open action items of the previous meeting; none in a series, where they stand on the agenda by themselves. */
  openItems: z.array(ActionItem),
  /** Agenda items it did not reach. */
  notReached: z.array(z.object({ id: Id, title: z.string(), minutes: z.int() })),
  /** How many decisions, questions and tasks were read there and wait for somebody's approval. */
  unapproved: z.int(),
});
export type Brief = z.infer<typeof Brief>;

/** Largest paper, in bytes. */
export const paperLimit = 20 * 1024 * 1024;
export const mostPapers = 30;
export const paperExtensions = [
  '.pdf',
  '.docx',
  '.xlsx',
  '.pptx',
  '.png',
  '.jpg',
  '.jpeg',
  '.txt',
  '.md',
  '.csv',
] as const;

export const Paper = z.object({
  id: Id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  uploadedBy: z.object({ userId: Id, displayName: z.string() }),
  createdAt: Instant,
  /** People of the meeting who have opened it. */
  readBy: z.array(z.object({ userId: Id, displayName: z.string() })),
  can: z.object({ remove: z.boolean() }),
});
export type Paper = z.infer<typeof Paper>;

export const AgendaVersion = z.union([z.literal(0), Version]);
