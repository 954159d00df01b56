import { z } from 'zod';
import { Goal, Location, MeetingType, Title, Visibility } from '../meetings/schemas.ts';
import { DisplayName, Email, Id, Instant, text, Version } from '../primitives.ts';

const day = 86_400_000;

/** How far apart the ends of a search may be. */
export const longestSearch = 62 * day;

/** Minutes. */
export const MeetingLength = z.int().min(5).max(480);

/** A person for whom a time is searched; one who is not required may miss the meeting. */
const Wanted = z.object({ userId: Id, required: z.boolean().default(true) });

const isUnique = (people: readonly { readonly userId: string }[]): boolean =>
  new Set(people.map(({ userId }) => userId)).size === people.length;

export const TimeSearch = z
  .object({
    people: z
      .array(Wanted)
      .min(1)
      .max(50)
      .refine((people) => people.some(({ required }) => required), {
        error: 'Cần ít nhất một người bắt buộc',
      })
      .refine(isUnique, { error: 'Có người được ghi hai lần' }),
    minutes: MeetingLength,
    /** Suggestions lie between them. */
    from: Instant,
    to: Instant,
    /** Minutes between this meeting and other meetings of the same people. */
    rest: z.int().min(0).max(120).default(0),
    /** A room that must be free, too. */
    roomId: Id.optional(),
    throughLunch: z.boolean().default(false),
    /** A meeting that is to be moved; it does not count as busy time. */
    exceptMeetingId: Id.optional(),
    most: z.int().min(1).max(12).default(6),
  })
  .refine(({ from, to }) => Date.parse(to) > Date.parse(from), {
    error: 'Ngày cuối phải sau ngày đầu',
    path: ['to'],
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= longestSearch, {
    error: 'Chỉ tìm được trong 62 ngày',
    path: ['to'],
  });
export type TimeSearch = z.infer<typeof TimeSearch>;

const Stretch = z.object({ startsAt: Instant, endsAt: Instant });

export const SuggestedSlot = Stretch.extend({
  /** Reasons for and against the slot, in Vietnamese; the most important first. */
  reasons: z.array(z.string()),
  /** Optional people who would miss it. */
  busyUserIds: z.array(Id),
});
export type SuggestedSlot = z.infer<typeof SuggestedSlot>;

/** One constraint to relax so that a time can be found. */
export const SearchWay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('optional'), id: Id, text: z.string() }),
  z.object({ kind: z.literal('shorter'), minutes: z.int(), text: z.string() }),
  z.object({ kind: z.literal('no-rest'), text: z.string() }),
  z.object({ kind: z.literal('through-lunch'), text: z.string() }),
  z.object({ kind: z.literal('longer-range'), to: Instant, text: z.string() }),
]);
export type SearchWay = z.infer<typeof SearchWay>;

/** The result of a search; of other people's meetings it shows only the times. */
export const TimeSuggestions = z.object({
  timeZone: z.string(),
  slots: z.array(SuggestedSlot),
  people: z.array(
    z.object({ userId: Id, displayName: z.string(), required: z.boolean(), busy: z.array(Stretch) }),
  ),
  room: z.object({ id: Id, name: z.string(), busy: z.array(Stretch) }).nullable(),
  /** The company's working time in the range, noon left out. */
  working: z.array(Stretch),
  /** Why there is no slot, who is busy most, and what would help; null when there is one. */
  nothing: z
    .object({
      text: z.string(),
      obstacles: z.array(
        z.object({
          id: Id,
          name: z.string(),
          kind: z.enum(['person', 'room']),
          percent: z.int().min(1).max(100),
        }),
      ),
      ways: z.array(SearchWay),
    })
    .nullable(),
});
export type TimeSuggestions = z.infer<typeof TimeSuggestions>;

/** A vote for a slot: yes, if need be, or no. */
export const Vote = z.enum(['yes', 'maybe', 'no']);
export type Vote = z.infer<typeof Vote>;

/** `over`: the deadline has passed; the organizer may still choose a slot. */
export const PollStatus = z.enum(['open', 'over', 'completed', 'cancelled']);
export type PollStatus = z.infer<typeof PollStatus>;

export const mostPollSlots = 20;

const isAhead = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }): boolean =>
  Date.parse(endsAt) > Date.parse(startsAt);

const PollTimes = z
  .array(Stretch.refine(isAhead, { error: 'Giờ kết thúc phải sau giờ bắt đầu.', path: ['endsAt'] }))
  .min(2, { error: 'Cần ít nhất hai khung giờ' })
  .max(mostPollSlots)
  .refine((slots) => new Set(slots.map(({ startsAt }) => Date.parse(startsAt))).size === slots.length, {
    error: 'Có hai khung giờ bắt đầu cùng lúc',
  });

const PollGuest = z.object({ email: Email, name: DisplayName });

/** A poll for a meeting time, and the meeting that is created from it. */
export const NewPoll = z.object({
  title: Title,
  goal: Goal.default(''),
  type: MeetingType.default('in-person'),
  location: Location.default(''),
  /** The mails of a poll name what is to be met about, so none is for a closed meeting. */
  visibility: Visibility.exclude(['closed']).default('invited'),
  slots: PollTimes,
  userIds: z.array(Id).max(100).default([]),
  guests: z
    .array(PollGuest)
    .max(30)
    .refine((guests) => new Set(guests.map(({ email }) => email)).size === guests.length, {
      error: 'Có địa chỉ được ghi hai lần',
    })
    .default([]),
  /** The deadline for votes. */
  deadline: Instant,
});
export type NewPoll = z.infer<typeof NewPoll>;

/**
 * Fields that are absent stay as they are. `slots` is the complete list; a slot with the same start and end keeps its
 * votes.
 */
export const PollUpdate = z
  .object({ version: Version, slots: PollTimes.optional(), deadline: Instant.optional() })
  .refine(({ slots, deadline }) => slots !== undefined || deadline !== undefined, {
    error: 'Hãy đổi giờ hoặc hạn trả lời',
  });

/** Each slot at most once; what is not named stays as it was. */
export const GivenVotes = z
  .array(z.object({ slotId: Id, vote: Vote }))
  .min(1)
  .max(mostPollSlots)
  .refine((votes) => new Set(votes.map(({ slotId }) => slotId)).size === votes.length);

const CountedSlot = Stretch.extend({
  id: Id,
  counts: z.object({ yes: z.int(), maybe: z.int(), no: z.int() }),
  /** The caller's own; null when they have not voted. */
  myVote: Vote.nullable(),
});

export const PollSummary = z.object({
  id: Id,
  title: z.string(),
  status: PollStatus,
  deadline: Instant,
  voterCount: z.int(),
  /** How many have voted, those left out who have not since a slot was added. */
  votedCount: z.int(),
  /** Whether the caller has; null when they are not asked. */
  voted: z.boolean().nullable(),
  /** Whether they had, before a slot was added. */
  votedInPart: z.boolean(),
  /** The company's time zone when the poll was created; times are shown in it. */
  timeZone: z.string(),
  /** The slot with the best votes, which is suggested unless another reason counts. */
  bestSlot: Stretch.extend({ id: Id }).nullable(),
  meetingId: Id.nullable(),
  can: z.object({ vote: z.boolean(), manage: z.boolean() }),
  version: Version,
  createdAt: Instant,
});
export type PollSummary = z.infer<typeof PollSummary>;

/** The meeting of a completed poll as it is now. */
const PolledMeeting = Stretch.extend({ isCancelled: z.boolean() });
export type PolledMeeting = z.infer<typeof PolledMeeting>;

export const Poll = PollSummary.extend({
  goal: z.string(),
  type: MeetingType,
  location: z.string(),
  createdBy: z.object({ userId: Id, displayName: z.string() }),
  slots: z.array(CountedSlot),
  voters: z.array(
    z.object({
      id: Id,
      /** Null for a guest from outside. */
      userId: Id.nullable(),
      name: z.string(),
      voted: z.boolean(),
      votes: z.array(z.object({ slotId: Id, vote: Vote })),
    }),
  ),
  /** The slot that was chosen. */
  chosenSlotId: Id.nullable(),
  /** Null until it is completed, and for everybody who is not invited to it any more. */
  meeting: PolledMeeting.nullable(),
  cancelledReason: z.string(),
  /** The page any member of the company may vote on; null for everybody but the organizer, and once the poll is decided. */
  shareLink: z.string().nullable(),
});
export type Poll = z.infer<typeof Poll>;

/** What the page of a guest shows: counts, and no name but the organizer's. */
export const GuestPoll = z.object({
  title: z.string(),
  goal: z.string(),
  type: MeetingType,
  location: z.string(),
  timeZone: z.string(),
  company: z.string(),
  askedBy: z.string(),
  guestName: z.string(),
  status: PollStatus,
  deadline: Instant,
  slots: z.array(CountedSlot),
  bestSlot: Stretch.extend({ id: Id }).nullable(),
  chosenSlotId: Id.nullable(),
  /** Null until it is completed, and for everybody who is not invited to it any more. */
  meeting: PolledMeeting.nullable(),
  cancelledReason: z.string(),
});
export type GuestPoll = z.infer<typeof GuestPoll>;

/** The token after the # of a guest's link. */
export const PollToken = z.string().min(1).max(200);

export const PollReason = text(500);
