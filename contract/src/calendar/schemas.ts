import { z } from 'zod';
import { Answer, EarlierAnswer, MeetingStatus, MeetingType, ParticipantRole } from '../meetings/schemas.ts';
import { Id, Instant, LocalDate } from '../primitives.ts';

/** The token in the link of an invitation; only the server can make one. */
export const InvitationToken = z.string().min(1).max(200);

/** An invitation as the holder of its link sees it, without signing in. */
export const LinkedInvitation = z.object({
  companyName: z.string(),
  title: z.string(),
  goal: z.string(),
  type: MeetingType,
  status: MeetingStatus,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  location: z.string(),
  joinUrl: z.string(),
  /** Empty when the meeting has no chair, or is closed. */
  chairName: z.string(),
  /** Of a closed meeting members see its place on its own page. */
  isClosed: z.boolean(),
  cancelledReason: z.string(),
  /** The person the link was sent to. */
  person: z.object({
    name: z.string(),
    role: ParticipantRole,
    answer: Answer,
    answerReason: z.string(),
    /** Their answer for the earlier time, while they are asked again for the new one. */
    earlier: EarlierAnswer.nullable(),
    isMember: z.boolean(),
  }),
  canAnswer: z.boolean(),
});
export type LinkedInvitation = z.infer<typeof LinkedInvitation>;

/** Largest calendar file that is read, in bytes. */
export const calendarFileLimit = 2 * 1024 * 1024;

export const CalendarFeed = z.object({
  /** Null while there is none. */
  createdAt: Instant.nullable(),
  /** When a calendar last asked for it. */
  readAt: Instant.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The result of importing one event of a file. */
export const ImportOutcome = z.enum(['imported', 'known', 'skipped']);
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const ImportedEvent = z.object({
  title: z.string(),
  /** Its first start that can be read. */
  startsAt: Instant.nullable(),
  /** Which days it lasts, in its own zone, when it is all day. */
  days: z.object({ first: LocalDate, last: LocalDate }).nullable(),
  outcome: ImportOutcome,
  /** How many meetings were created from it; more than one when it repeats. */
  meetings: z.int(),
  /** Why it was not imported, or which parts of it were not; in Vietnamese, empty when there is nothing to report. */
  notes: z.array(z.string()),
});
export type ImportedEvent = z.infer<typeof ImportedEvent>;

export const ImportReport = z.object({
  imported: z.int(),
  known: z.int(),
  skipped: z.int(),
  /** Meetings created from all events. */
  meetings: z.int(),
  /** In the order of the file; the first ones of very many. */
  events: z.array(ImportedEvent),
  /** Notes about the file as a whole. */
  notes: z.array(z.string()),
  /** The id that undoes the whole import; null when nothing was imported. */
  importId: Id.nullable(),
});
export type ImportReport = z.infer<typeof ImportReport>;
