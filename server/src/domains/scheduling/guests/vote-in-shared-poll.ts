import type { BodyOf } from '@hopgon/contract/route';
import type { voteInSharedPoll as route } from '@hopgon/contract/scheduling/routes';
import type { Poll } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentPoll } from '../polls/polls.presenter.ts';
import { pollStore } from '../polls/polls.store.ts';
import { saveVotes } from '../polls/save-votes.ts';
import { requireSharedPoll } from './require-shared-poll.ts';

/** Votes of a member who has the shared link; the first vote makes that member one of those asked. */
export async function voteInSharedPoll(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'limiter' | 'newId'>,
  scope: CompanyScope,
  { token, votes }: BodyOf<typeof route>,
): Promise<Poll> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const poll = await requireSharedPoll(world, tx, token);
    const own = poll.voters.find((voter) => voter.user_id === userId);
    const voterId = own?.id ?? world.newId();
    if (!own) await pollStore.addMember(tx.db, { pollId: poll.id, voterId, userId });
    return presentPoll(world, await saveVotes(world, tx, poll, { voterId, votes }), { userId });
  });
}
