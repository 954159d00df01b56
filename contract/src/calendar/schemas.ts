import { z } from 'zod';
import { Answer, MeetingStatus, MeetingType, ParticipantRole } from '../meetings/schemas.ts';
import { Id, Instant } from '../primitives.ts';

/** What stands in the link of an invitation: nobody can make one but the server. */
export const InvitationToken = z.string().min(1).max(200);

/** An invitation as whoever holds its link may see it, without signing in. */
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
  /** '' where nobody chairs it. */
  chairName: z.string(),
  cancelledReason: z.string(),
  /** Whom the link was written to. */
  person: z.object({
    name: z.string(),
    role: ParticipantRole,
    answer: Answer,
    answerReason: z.string(),
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

/** What became of one event of a file. */
export const ImportOutcome = z.enum(['taken', 'known', 'skipped']);
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const ImportedEvent = z.object({
  title: z.string(),
  /** Its first start that can be read. */
  startsAt: Instant.nullable(),
  outcome: ImportOutcome,
  /** How many meetings came of it; more than one where it repeats. */
  meetings: z.int(),
  /** Why it was not taken, or what was not taken of it; in Vietnamese, empty when there is nothing to say. */
  notes: z.array(z.string()),
});
export type ImportedEvent = z.infer<typeof ImportedEvent>;

export const ImportReport = z.object({
  taken: z.int(),
  known: z.int(),
  skipped: z.int(),
  /** Meetings made, of all events. */
  meetings: z.int(),
  /** In the order of the file; the first ones of very many. */
  events: z.array(ImportedEvent),
  /** What concerns the file as a whole. */
  notes: z.array(z.string()),
  /** By which all of it can be taken back; null where nothing was taken. */
  importId: Id.nullable(),
});
export type ImportReport = z.infer<typeof ImportReport>;
