import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { voteInPoll as route } from '@hopgon/contract/scheduling/routes';
import type { Poll } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentPoll } from './polls.presenter.ts';
import { requireLockedPoll } from './require-locked-poll.ts';
import { saveVotes } from './save-votes.ts';

/** When the caller could come; once more replaces what was said of the same times. */
export async function voteInPoll(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub'>,
  scope: CompanyScope,
  pollId: string,
  { votes }: BodyOf<typeof route>,
): Promise<Poll> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const poll = await requireLockedPoll(tx, pollId, 'vote');
    const own = poll.voters.find((voter) => voter.user_id === userId);
    if (!own) throw new Failure('not_allowed');
    const after = await saveVotes(world, tx, poll, { voterId: own.id, votes });
    return presentPoll(world, after, { userId });
  });
}
