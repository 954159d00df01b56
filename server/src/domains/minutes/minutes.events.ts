/** What listeners receive about minutes. */
export interface MinutesNews {
  readonly companyId: string;
  readonly meetingId: string;
  readonly minutesId: string;
  readonly title: string;
  readonly actorId: string;
  readonly chairId: string | null;
  readonly secretaryId: string | null;
  /** The members of the meeting. */
  readonly userIds: readonly string[];
}

/** A template of the company's own was changed. */
interface TemplateChanged {
  readonly companyId: string;
  readonly actorId: string;
  readonly act: 'added' | 'renamed' | 'replaced' | 'default-set' | 'removed';
  readonly name: string;
}

/** A comment was assigned to somebody, or what one asks for was done. */
interface MinutesCommentNews {
  readonly companyId: string;
  readonly meetingId: string;
  readonly commentId: string;
  readonly actorId: string;
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'minutes.review-requested': MinutesNews;
    'minutes.adopted': MinutesNews;
    'minutes.reopened': MinutesNews;
    /** By these of chair and secretary, who are not asked any more; others are still to sign. */
    'minutes.signed': {
      readonly companyId: string;
      readonly meetingId: string;
      readonly signerIds: readonly string[];
    };
    'minutes.locked': MinutesNews;
    'minutes.cancelled': MinutesNews;
    'minutes.comment-assigned': MinutesCommentNews & { readonly assigneeId: string; readonly text: string };
    'minutes.comment-resolved': MinutesCommentNews;
    'minutes.template-changed': TemplateChanged;
  }
}
