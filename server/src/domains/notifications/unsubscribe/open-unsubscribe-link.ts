import { Failure } from '@hopgon/contract/failure';
import type { NotificationGroup } from '@hopgon/contract/notifications/groups';
import type { Scope } from '../../../platform/database/scope.ts';
import type { Origin } from '../../../platform/http/call.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { readUnsubscribeToken } from '../../users/unsubscribe.token.ts';
import { pushLimits } from '../push/push.limits.ts';

interface OpenedLink {
  readonly scope: Scope;
  readonly userId: string;
  readonly group: NotificationGroup;
}

/** The person a signed link belongs to. Only wrong ones count: mail programs of many people share a network. */
export async function openUnsubscribeLink(
  world: Pick<World, 'config' | 'database' | 'limiter'>,
  { address }: Origin,
  token: string,
): Promise<OpenedLink> {
  const link = readUnsubscribeToken(world.config, token);
  if (!link) {
    await world.limiter.spend(pushLimits.wrongLinksOfNetwork, `unsubscribe/network/${networkOf(address)}`);
    throw new Failure('unsubscribe_link_invalid');
  }
  return { ...link, scope: world.database.trusted({ userId: link.userId }) };
}
