import type { WakeTopic } from '@hopgon/contract/system/routes';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { findAudience } from './find-audience.ts';

interface Wake {
  readonly companyId: string;
  readonly meetingId: string | null;
  readonly topics: readonly WakeTopic[];
  /** People it concerns whether they may see the meeting or not; nulls are passed over. */
  readonly others?: readonly (string | null)[];
}

/** Wakes everyone who may see the meeting, once the change has committed. */
export async function notifyViewers(
  world: Pick<World, 'hub'>,
  scope: Scope,
  { companyId, meetingId, topics, others = [] }: Wake,
): Promise<void> {
  const audience = meetingId === null ? [] : await findAudience(scope, meetingId);
  const userIds = [...new Set([...(audience === 'company' ? [] : audience), ...others])].filter(
    (id) => id !== null,
  );
  const to = audience === 'company' ? { companyId } : { userIds };
  scope.afterCommit(() => world.hub.wake({ ...to, topics }));
}
