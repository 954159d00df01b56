import { Failure } from '@hopgon/contract/failure';
import { isChosen } from '@hopgon/contract/notifications/groups';
import type { LinkedMails } from '@hopgon/contract/notifications/settings';
import type { Origin } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { findChosenChannels } from '../../users/find-chosen-channels.ts';
import { openUnsubscribeLink } from './open-unsubscribe-link.ts';

/** Which mails a signed link turns off, and whether they are sent. Reading turns nothing off: programs that look at mails follow links. */
export async function readLinkedMails(
  world: Pick<World, 'config' | 'database' | 'limiter'>,
  origin: Origin,
  token: string,
): Promise<LinkedMails> {
  const { scope, userId, group } = await openUnsubscribeLink(world, origin, token);
  const chosen = await findChosenChannels(scope, userId);
  if (!chosen) throw new Failure('unsubscribe_link_invalid');
  return { group, on: isChosen(group, 'mail', chosen) };
}
