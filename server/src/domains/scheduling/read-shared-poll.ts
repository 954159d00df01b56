import type { Poll } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { presentPoll } from './polls.presenter.ts';
import { requireSharedPoll } from './require-shared-poll.ts';

/** What a shared link shows to a member of the company. Reading asks nobody and votes for nothing. */
export const readSharedPoll = (
  world: Pick<World, 'clock' | 'config' | 'limiter'>,
  scope: CompanyScope,
  token: string,
): Promise<Poll> =>
  scope.transaction(async (tx) =>
    presentPoll(world, await requireSharedPoll(world, tx, token), { userId: tx.actor.userId, hasLink: true }),
  );
