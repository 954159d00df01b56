import type { BodyOf } from '@hopgon/contract/route';
import type { voteAsGuest as route } from '@hopgon/contract/scheduling/routes';
import type { GuestPoll } from '@hopgon/contract/scheduling/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import { presentGuestPoll } from '../polls/polls.presenter.ts';
import { saveVotes } from '../polls/save-votes.ts';
import { spendGuestVote } from '../scheduling.limits.ts';
import { applyAsGuest, type GuestWorld } from './apply-as-guest.ts';

/** When a guest from outside could come. */
export const voteAsGuest = (
  world: GuestWorld,
  origin: Origin,
  { token, votes }: BodyOf<typeof route>,
): Promise<GuestPoll> =>
  applyAsGuest(world, { origin, token }, async (tx, guest) => {
    await spendGuestVote(world.limiter, guest.voter.id);
    const after = await saveVotes(world, tx, guest.poll, { voterId: guest.voter.id, votes });
    return presentGuestPoll(after, guest, world.clock.now());
  });
