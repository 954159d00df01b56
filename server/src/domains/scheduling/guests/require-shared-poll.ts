import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type PollRow, pollStore } from '../polls/polls.store.ts';
import { limitSharedLinks } from '../scheduling.limits.ts';
import { readShareToken } from './poll-link.token.ts';

/** The poll of a shared link, locked; a link of another company is as wrong as one nobody made. */
export async function requireSharedPoll(
  world: Pick<World, 'config' | 'limiter'>,
  tx: CompanyScope,
  token: string,
): Promise<PollRow> {
  const refund = await limitSharedLinks(world.limiter, tx.actor.userId);
  const { companyId } = await tx.entry();
  const shared = readShareToken(world.config, token);
  if (shared?.companyId !== companyId) throw new Failure('poll_link_invalid');
  await pollStore.lock(tx.db, shared.pollId);
  const poll = await pollStore.find(tx.db, shared.pollId);
  if (!poll) throw new Failure('poll_link_invalid');
  await refund();
  return poll;
}
