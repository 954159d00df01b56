/** What listeners receive about a poll: the poll, the actor, and the other people concerned. */
export interface PollNews {
  readonly companyId: string;
  readonly pollId: string;
  readonly title: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly userIds: readonly string[];
  /** Until when people may vote. */
  readonly deadline: Date;
  readonly timeZone: string;
}

/** The progress of a poll, for its creator. */
export interface PollProgress {
  readonly companyId: string;
  readonly pollId: string;
  readonly title: string;
  readonly ownerId: string;
  readonly voted: number;
  readonly asked: number;
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'polls.opened': PollNews;
    /** Its times or its deadline; `answeredIds`: members who had voted before. */
    'polls.changed': PollNews & { readonly hasOtherTimes: boolean; readonly answeredIds: readonly string[] };
    /** A member voted. */
    'polls.voted': { readonly companyId: string; readonly pollId: string; readonly userId: string };
    'polls.cancelled': PollNews & { readonly reason: string };
    /** It became a meeting, whose invitations say the rest. */
    'polls.completed': PollNews;
    /** The last one asked has voted. */
    'polls.complete': PollProgress;
    /** Its deadline has passed. */
    'polls.due': PollProgress;
  }
}
