import type { Poll } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { findPolledMeeting } from '../polls/find-polled-meeting.ts';
import { presentPoll } from '../polls/polls.presenter.ts';
import { requireSharedPoll } from './require-shared-poll.ts';

/** What a shared link shows to a member of the company. Reading asks nobody and votes for nothing. */
export const readSharedPoll = (
  world: Pick<World, 'clock' | 'config' | 'limiter'>,
  scope: CompanyScope,
  token: string,
): Promise<Poll> =>
  scope.transaction(async (tx) => {
    const poll = await requireSharedPoll(world, tx, token);
    const meeting = await findPolledMeeting(tx, poll);
    return presentPoll(world, poll, { userId: tx.actor.userId, hasLink: true, meeting });
  });
