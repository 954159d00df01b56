import { z } from 'zod';
import { Id, Instant, line, text, Version } from '../primitives.ts';

export const MeetingType = z.enum(['video', 'audio', 'in-person']);
export type MeetingType = z.infer<typeof MeetingType>;
/** By the clock, unless it is still prepared, was ended before its hour, or cancelled. */
export const MeetingStatus = z.enum(['draft', 'upcoming', 'ongoing', 'completed', 'cancelled']);
export type MeetingStatus = z.infer<typeof MeetingStatus>;
export const Visibility = z.enum(['invited', 'company']);
export type Visibility = z.infer<typeof Visibility>;
export const ParticipantRole = z.enum(['chair', 'secretary', 'attendee', 'guest', 'informed']);
export type ParticipantRole = z.infer<typeof ParticipantRole>;
export const Answer = z.enum(['waiting', 'accepted', 'tentative', 'declined']);
export type Answer = z.infer<typeof Answer>;

export const Participant = z.object({
  userId: Id,
  displayName: z.string(),
  role: ParticipantRole,
  answer: Answer,
  /** Why the person declined; empty otherwise. */
  answerReason: z.string(),
});
export type Participant = z.infer<typeof Participant>;

/** What somebody without an account may be to a meeting. */
export const GuestRole = ParticipantRole.extract(['attendee', 'guest', 'informed']);
export type GuestRole = z.infer<typeof GuestRole>;

export const ChangeKind = z.enum(['created', 'published', 'changed', 'ended', 'cancelled']);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const ChangedField = z.enum([
  'title',
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

export const MeetingSummary = z.object({
  id: Id,
  title: z.string(),
  type: MeetingType,
  status: MeetingStatus,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  location: z.string(),
  participantCount: z.int(),
  /** The caller's own answer; null when the caller is not invited. */
  myAnswer: Answer.nullable(),
  version: Version,
});
export type MeetingSummary = z.infer<typeof MeetingSummary>;

export const Meeting = MeetingSummary.extend({
  goal: z.string(),
  visibility: Visibility,
  createdBy: z.object({ userId: Id, displayName: z.string() }),
  participants: z.array(Participant),
  cancelledReason: z.string(),
  can: z.object({ edit: z.boolean(), answer: z.boolean(), uploadTranscript: z.boolean() }),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Meeting = z.infer<typeof Meeting>;
