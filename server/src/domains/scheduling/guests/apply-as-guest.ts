import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../../platform/database/scope.ts';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { type PollRow, pollStore } from '../polls/polls.store.ts';
import { spendLink } from '../scheduling.limits.ts';
import { type LinkedGuest, readGuestToken } from './poll-link.token.ts';

export interface GuestAtPoll {
  readonly poll: PollRow;
  readonly voter: { readonly id: string; readonly name: string; readonly email: string | null };
  readonly company: string;
}

export type GuestWorld = Pick<World, 'bus' | 'clock' | 'config' | 'database' | 'hub' | 'limiter' | 'log'>;

/** Works as the guest a link was mailed to, in their company; the poll is locked meanwhile. */
export async function applyAsGuest<T>(
  world: GuestWorld,
  { origin, token }: { readonly origin: Origin; readonly token: string },
  work: (tx: Scope, guest: GuestAtPoll) => Promise<T>,
): Promise<T> {
  const { address } = origin;
  const wasRight = await logWhenRefused(world.log, 'poll-link', { address }, () =>
    spendLink(world.limiter, networkOf(address)),
  );
  const linked = readGuestToken(world.config, token);
  if (!linked) throw new Failure('poll_link_invalid');
  await wasRight();
  return world.database
    .trusted({ companyId: linked.companyId })
    .transaction(async (tx) => work(tx, await findGuest(tx, linked)));
}

async function findGuest(tx: Scope, { pollId, voterId }: LinkedGuest): Promise<GuestAtPoll> {
  await pollStore.lock(tx.db, pollId);
  const poll = await pollStore.find(tx.db, pollId);
  const company = await pollStore.findCompany(tx.db);
  const voter = poll?.voters.find(({ id, email }) => id === voterId && email !== null);
  // Also where the company waits to be removed: nothing of it is shown any more.
  if (!poll || !company || !voter) throw new Failure('poll_link_invalid');
  return { poll, voter, company: company.name };
}
