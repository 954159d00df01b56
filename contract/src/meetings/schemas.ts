import { z } from 'zod';
import { Email, Id, Instant, line, text, Version } from '../primitives.ts';

export const MeetingType = z.enum(['video', 'audio', 'in-person']);
export type MeetingType = z.infer<typeof MeetingType>;
/** The kind of a meeting; calendars colour by it. */
export const MeetingKind = z.enum([
  'briefing',
  'project',
  'client',
  'one-on-one',
  'training',
  'hiring',
  'other',
]);
export type MeetingKind = z.infer<typeof MeetingKind>;
const kindNames = MeetingKind.options.join('|');
/** Several, as a query names them: `briefing,client`. */
export const MeetingKinds = z
  .string()
  .max(200)
  .regex(new RegExp(`^(${kindNames})(,(${kindNames}))*$`))
  .transform((kinds) => kinds.split(','))
  .pipe(z.array(MeetingKind));
/** Derived from the clock, unless the meeting is a draft, was ended early or was cancelled. */
export const MeetingStatus = z.enum(['draft', 'upcoming', 'ongoing', 'completed', 'cancelled']);
export type MeetingStatus = z.infer<typeof MeetingStatus>;
/** `closed`: only its own people see it, on its page and in their calendars alone. */
export const Visibility = z.enum(['invited', 'company', 'closed']);
export type Visibility = z.infer<typeof Visibility>;

export const ParticipantRole = z.enum(['chair', 'secretary', 'attendee', 'guest', 'informed']);
export type ParticipantRole = z.infer<typeof ParticipantRole>;
export const Answer = z.enum(['waiting', 'accepted', 'tentative', 'declined']);
export type Answer = z.infer<typeof Answer>;

/** What was answered, and when the meeting was to be then. */
export const EarlierAnswer = z.object({ answer: Answer, startsAt: Instant, endsAt: Instant });
export type EarlierAnswer = z.infer<typeof EarlierAnswer>;

/** When the meeting is, as the person who answers has read it: an answer for another time is refused. */
export const ReadTimes = z.object({ startsAt: Instant, endsAt: Instant });
export type ReadTimes = z.infer<typeof ReadTimes>;

export const Participant = z.object({
  userId: Id,
  displayName: z.string(),
  role: ParticipantRole,
  answer: Answer,
  /** Why the person declined; empty otherwise. */
  answerReason: z.string(),
});
export type Participant = z.infer<typeof Participant>;

/** The part a guest may have in a meeting. */
export const GuestRole = ParticipantRole.extract(['attendee', 'guest', 'informed']);
export type GuestRole = z.infer<typeof GuestRole>;

export const ChangeKind = z.enum(['created', 'published', 'changed', 'ended', 'cancelled']);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** What a change concerns; for `room`, `participant` and `guest` the entry holds names and parts. */
export const ChangedField = z.enum([
  'title',
  'kind',
  'goal',
  'type',
  'startsAt',
  'endsAt',
  'timeZone',
  'location',
  'joinUrl',
  'room',
  'visibility',
  'participant',
  'guest',
]);
export type ChangedField = z.infer<typeof ChangedField>;

/** Bounds shared by creating and changing. */
export const Title = line(200, 1);
export const Goal = text(2000);
export const Location = line(300);
/** Where people join online: an http(s) address, or empty. */
export const JoinUrl = line(1000).regex(/^(https?:\/\/[^\s/?#@]+([/?#]\S*)?)?$/i, {
  error: 'Hãy dán liên kết bắt đầu bằng https://',
});
export const GuestName = line(100, 1);

/** A guest, as the form sends them. */
export const InvitedGuest = z.object({ email: Email, name: GuestName, role: GuestRole.default('guest') });
export type InvitedGuest = z.infer<typeof InvitedGuest>;

export const Guest = z.object({
  id: Id,
  name: z.string(),
  /** Null for who may not change the meeting. */
  email: z.string().nullable(),
  role: GuestRole,
  answer: Answer,
  answerReason: z.string(),
});
export type Guest = z.infer<typeof Guest>;

/** Its series, and its original start by the rule, wherever it was moved. */
const OfSeries = z.object({ id: Id, start: Instant, detached: z.boolean() });

export const MeetingSummary = z.object({
  id: Id,
  title: z.string(),
  kind: MeetingKind,
  type: MeetingType,
  status: MeetingStatus,
  startsAt: Instant,
  endsAt: Instant,
  /** When it was ended before its hour. */
  endedAt: Instant.nullable(),
  timeZone: z.string(),
  location: z.string(),
  joinUrl: z.string(),
  room: z.object({ id: Id, name: z.string() }).nullable(),
  series: OfSeries.nullable(),
  visibility: Visibility,
  /** A meeting of the sample data; it books nobody's time. */
  isSample: z.boolean(),
  participantCount: z.int(),
  /** The caller's own answer; null when the caller is not invited. */
  myAnswer: Answer.nullable(),
  /** Whether the caller was asked to come: who called the meeting was not, nor who is only informed of it. */
  isInvited: z.boolean(),
  /** The caller's answer for the earlier time, while they are asked again for the new one. */
  myEarlierAnswer: EarlierAnswer.nullable(),
  /** Whether the caller may update, move, resize or cancel it. */
  mayEdit: z.boolean(),
  version: Version,
});
export type MeetingSummary = z.infer<typeof MeetingSummary>;

export const Meeting = MeetingSummary.extend({
  goal: z.string(),
  createdBy: z.object({ userId: Id, displayName: z.string() }),
  participants: z.array(Participant),
  guests: z.array(Guest),
  /** Null while it is on. */
  cancelledBy: z.object({ userId: Id, displayName: z.string() }).nullable(),
  cancelledReason: z.string(),
  can: z.object({
    edit: z.boolean(),
    answer: z.boolean(),
    /** Whether the caller may enter it while it is held. */
    enter: z.boolean(),
    uploadTranscript: z.boolean(),
    /** Whether a draft may be published. */
    publish: z.boolean(),
    /** Whether a meeting in progress may be ended. */
    end: z.boolean(),
  }),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Meeting = z.infer<typeof Meeting>;

/** One thing that differs. Instants are ISO, parts and kinds their own words; null is nothing. */
export const FieldChange = z.object({
  field: ChangedField,
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The name of the person whose part changed. */
  subject: z.string().nullable(),
});
export type FieldChange = z.infer<typeof FieldChange>;

export const MeetingChange = z.object({
  id: Id,
  /** The version of the meeting after the change. */
  version: Version,
  kind: ChangeKind,
  /** Null: the server itself. */
  by: z.object({ userId: Id, displayName: z.string() }).nullable(),
  at: Instant,
  fields: z.array(FieldChange),
});
export type MeetingChange = z.infer<typeof MeetingChange>;

/** The person or room that another meeting books; that meeting only if the caller may see it. */
export const Clash = z.object({
  person: z.object({ userId: Id, displayName: z.string() }).nullable(),
  room: z.object({ id: Id, name: z.string() }).nullable(),
  startsAt: Instant,
  endsAt: Instant,
  /** The zone of the other meeting: an all-day one keeps a room for the days of that zone. */
  timeZone: z.string(),
  meeting: z.object({ id: Id, title: z.string() }).nullable(),
  /** The company does not let anyone override this conflict. */
  forbidden: z.boolean(),
});
export type Clash = z.infer<typeof Clash>;

/** A busy time; the caller may not know by what. */
export const BusyTime = z.object({ startsAt: Instant, endsAt: Instant });
export type BusyTime = z.infer<typeof BusyTime>;
