import type { LinkedMails } from '@hopgon/contract/notifications/settings';
import type { Origin } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { saveChosenChannels } from '../../users/save-chosen-channels.ts';
import { pushLimits } from '../push/push.limits.ts';
import { openUnsubscribeLink } from './open-unsubscribe-link.ts';
import { readLinkedMails } from './read-linked-mails.ts';

/** Turns the mails of a signed link off, or on again. */
export async function updateLinkedMails(
  world: Pick<World, 'config' | 'database' | 'hub' | 'limiter' | 'log'>,
  origin: Origin,
  { token, on }: { readonly token: string; readonly on: boolean },
): Promise<LinkedMails> {
  const { scope, userId, group } = await openUnsubscribeLink(world, origin, token);
  await world.limiter.spend(pushLimits.choicesOfLink, `unsubscribe/choose/${userId}/${group}`);
  await scope.transaction(async (tx) => {
    await saveChosenChannels(tx, userId, { [group]: { mail: on } });
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['me'] }));
  });
  world.log.info({ event: 'mails-chosen-by-link', userId, group, on }, 'mails turned on or off by a link');
  return readLinkedMails(world, origin, token);
}
