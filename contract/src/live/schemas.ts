import { z } from 'zod';
import { ParticipantRole } from '../meetings/schemas.ts';
import { Attendance } from '../minutes/schemas.ts';
import { Id, Instant, line } from '../primitives.ts';

/** Chưa bắt đầu → đang diễn ra → đã kết thúc; one that has ended can be gone on with. */
export const LiveState = z.enum(['waiting', 'running', 'ended']);
export type LiveState = z.infer<typeof LiveState>;

export const mostPeopleAtOnce = 700;

const MemberName = z.object({ userId: Id, displayName: z.string() });

export const LiveItem = z.object({
  /** The id of the agenda item. */
  id: Id,
  title: z.string(),
  /** As planned. */
  minutes: z.int(),
  extraMinutes: z.int(),
  presenter: MemberName.nullable(),
  note: z.string(),
  /** When it was spoken of, in order; `to` is null while it is. */
  spans: z.array(z.object({ from: Instant, to: Instant.nullable() })),
});
export type LiveItem = z.infer<typeof LiveItem>;

/** How somebody was there, from when to when; `leftAt` is null while they are. */
export const AttendanceStay = z.object({
  way: Attendance.extract(['in-person', 'online']),
  arrivedAt: Instant,
  leftAt: Instant.nullable(),
});
export type AttendanceStay = z.infer<typeof AttendanceStay>;

export const LivePerson = z.object({
  /** The id of the member or guest. */
  id: Id,
  isMember: z.boolean(),
  name: z.string(),
  part: ParticipantRole,
  attendance: Attendance,
  /** Why the person is absent; empty otherwise. */
  reason: z.string(),
  stays: z.array(AttendanceStay),
  /** Whether the person is there now, or was when the meeting ended. */
  isPresent: z.boolean(),
  /** Whether the person has this page open: a hint for who records attendance, no record. */
  isVisiting: z.boolean(),
});
export type LivePerson = z.infer<typeof LivePerson>;

export const LiveSpeaker = z.object({
  userId: Id,
  displayName: z.string(),
  registeredAt: Instant,
  /** Since when the person has the floor. */
  invitedAt: Instant.nullable(),
});
export type LiveSpeaker = z.infer<typeof LiveSpeaker>;

export const AttendanceAct = z.enum(['in-person', 'online', 'left', 'absent', 'unrecorded']);
export type AttendanceAct = z.infer<typeof AttendanceAct>;

export const AbsenceReason = line(300);

export const LiveMeeting = z.object({
  meetingId: Id,
  state: LiveState,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** The server's time, from which a browser computes how far its own clock is off. */
  now: Instant,
  items: z.array(LiveItem),
  /** The agenda item that is spoken of. */
  currentItemId: Id.nullable(),
  people: z.array(LivePerson),
  /** In the order in which they registered. */
  speakers: z.array(LiveSpeaker),
  /** Of the body that votes in this meeting, by its rule; else of people who vote: members invited to take part, without guests and those who are only informed. */
  quorum: z.object({
    present: z.int(),
    of: z.int(),
    needed: z.int(),
    isMet: z.boolean(),
    /** Percent of the capital or shares, where the body that meets counts by them. */
    share: z.object({ present: z.number(), needed: z.number() }).nullable(),
  }),
  can: z.object({
    /** Start and end, move the agenda, record attendance, call speakers, open and close votes. */
    run: z.boolean(),
    start: z.boolean(),
  }),
});
export type LiveMeeting = z.infer<typeof LiveMeeting>;
