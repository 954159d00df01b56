import type { Answer, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import type { NotifiedChange } from './invitations/notified-changes.rules.ts';

/** What listeners receive about a meeting: the meeting, the actor, and the other people concerned. */
export interface MeetingNews {
  readonly companyId: string;
  readonly meetingId: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** The zone of its company, whose people read of it. */
  readonly readerZone: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly userIds: readonly string[];
  /** It concerns the later meetings of its series, too. */
  readonly isOfSeries?: boolean;
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    /** Beside the invitations that go out with it. */
    'meetings.created': MeetingNews;
    'meetings.invited': MeetingNews;
    /** Concerns those who need not come any more. */
    'meetings.uninvited': MeetingNews;
    /** Concerns those who take another part. */
    'meetings.role-changed': MeetingNews & { readonly role: ParticipantRole };
    'meetings.changed': MeetingNews & {
      readonly changes: readonly NotifiedChange[];
      /** When it was to be before. */
      readonly earlier: { readonly startsAt: Date; readonly endsAt: Date };
      /** Those of `userIds` whose answer is wanted for the time it is at now. */
      readonly waitingIds: readonly string[];
      /** It puts back what the same person changed a moment before. */
      readonly undone: boolean;
    };
    'meetings.cancelled': MeetingNews & { readonly reason: string };
    /** Concerns those who lead the meeting. */
    'meetings.answered': MeetingNews & {
      readonly answer: Exclude<Answer, 'waiting'>;
      readonly reason: string;
    };
    /** A cancellation was undone. */
    'meetings.restored': MeetingNews;
    /** An answer was undone; concerns those who lead the meeting. */
    'meetings.answer-undone': {
      readonly meetingId: string;
      readonly userIds: readonly string[];
      readonly actorId: string;
    };
    /** People who were removed a moment before are invited again; `answeredIds` are those who have their answer back. */
    'meetings.removal-undone': {
      readonly meetingId: string;
      readonly userIds: readonly string[];
      readonly answeredIds: readonly string[];
    };
    /** Undone before anyone was mailed: it never was. */
    'meetings.undone': { readonly companyId: string; readonly meetingId: string };
  }
}
