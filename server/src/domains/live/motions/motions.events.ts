/** What listeners receive about a vote in writing. */
export interface WrittenVoteNews {
  readonly companyId: string;
  readonly meetingId: string;
  readonly motionId: string;
  /** Of the meeting; of a closed one that it is closed. */
  readonly title: string;
  /** Until when people may answer. */
  readonly deadline: Date;
  readonly timeZone: string;
  /** Who asks; null where nobody does but the day. */
  readonly actorId: string | null;
  /** People of the meeting who may vote and have not. */
  readonly userIds: readonly string[];
}

declare module '../../../platform/events/bus.ts' {
  interface DomainEvents {
    'motions.written-opened': WrittenVoteNews;
    'motions.written-due': WrittenVoteNews;
    /** Closed or called off before its deadline. */
    'motions.written-ended': Pick<WrittenVoteNews, 'companyId' | 'meetingId' | 'motionId'>;
    'motions.written-answered': Pick<WrittenVoteNews, 'companyId' | 'meetingId' | 'motionId' | 'userIds'>;
  }
}
