import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listOwnPolls } from './own-polls.store.ts';
import { presentPollSummary } from './polls.presenter.ts';

const keptInSight = 90 * 86_400_000;

/** Polls of the last weeks that the caller made or is asked in. */
export async function listPolls(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<{ polls: PollSummary[] }> {
  const now = world.clock.now();
  const { userId } = scope.actor;
  const rows = await listOwnPolls(scope.db, userId, new Date(now.getTime() - keptInSight));
  return { polls: rows.map((row) => presentPollSummary(row, userId, now)) };
}
