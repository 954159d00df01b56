import type { Refusal } from '@hopgon/contract/failure';

/** What a person is to a poll. */
export interface PollStanding {
  readonly isCreator: boolean;
  readonly isAsked: boolean;
}

const view = ({ isCreator, isAsked }: PollStanding): Refusal =>
  isCreator || isAsked ? null : 'poll_not_found';

/**
 * Who may do what with a poll. The role in the company plays no part; to a person who may not see a poll it does not
 * exist.
 */
export const pollPolicy = {
  view,
  vote: (person: PollStanding): Refusal => view(person) ?? (person.isAsked ? null : 'not_allowed'),
  manage: (person: PollStanding): Refusal => view(person) ?? (person.isCreator ? null : 'not_allowed'),
};

interface AskedPoll {
  readonly created_by: string;
  readonly voters: readonly { readonly user_id: string | null }[];
}

/** What a person is to this poll. */
export const pollStandingOf = (poll: AskedPoll, userId: string): PollStanding => ({
  isCreator: poll.created_by === userId,
  isAsked: poll.voters.some((voter) => voter.user_id === userId),
});
