import type { readMotionDefaults as route } from '@hopgon/contract/live/motions/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import { requireLiveMeeting } from '../course/require-live-meeting.ts';
import { livePolicy } from '../live.policy.ts';
import { motionStore } from './motions.store.ts';

/** What a new vote of a meeting begins with. */
export const readMotionDefaults = (
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<ReplyOf<typeof route>> =>
  scope.transaction(async (tx) => {
    const { meeting } = await requireLiveMeeting(world, tx, meetingId, livePolicy.run);
    const userIds = meeting.participants.map(({ userId }) => userId);
    const shares = await motionStore.lastShares(tx.db, tx.actor.userId, userIds);
    const totals = await motionStore.lastTotals(tx.db, tx.actor.userId);
    const [last] = await motionStore.list(tx.db, meetingId);
    return {
      rules: await readVotingRules(tx),
      body: last?.motion.body ?? null,
      call: last?.motion.call ?? 1,
      shares: shares.map(({ user_id, weight }) => ({ userId: user_id, weight: Number(weight) / 100 })),
      totals: totals.map(({ body, total }) => ({ body, total: Number(total) / 100 })),
    };
  });
