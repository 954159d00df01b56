import type { Refusal } from '@hopgon/contract/failure';
import { type MinutesStanding, minutesPolicy } from '../minutes.policy.ts';

export interface CommentStanding extends MinutesStanding {
  readonly isAuthor: boolean;
  readonly isAssignee: boolean;
}

export const commentPolicy = {
  resolve: (standing: CommentStanding): Refusal =>
    minutesPolicy.comment(standing) ??
    (standing.isEditor || standing.isAuthor || standing.isAssignee ? null : 'not_allowed'),
};
