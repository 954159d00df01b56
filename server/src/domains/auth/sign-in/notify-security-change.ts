import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';

interface SecurityChange {
  readonly userId: string;
  readonly event:
    | 'two-factor-on'
    | 'two-factor-off'
    | 'recovery-codes-renewed'
    | 'passkey-added'
    | 'passkey-renamed'
    | 'passkey-removed';
}

/** Once it is committed, logs what changed about an account's guards and has the person's browsers read it again. */
export function notifySecurityChange(
  world: Pick<World, 'hub' | 'log'>,
  scope: Scope,
  { userId, event }: SecurityChange,
): void {
  scope.afterCommit(() => {
    world.hub.wake({ userIds: [userId], topics: ['me'] });
    world.log.info({ event, userId }, 'security changed');
  });
}
