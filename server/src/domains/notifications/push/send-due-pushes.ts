import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { PushMessage, PushSender } from '../../../platform/push/push-sender.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type DuePush, listDuePushes } from './list-due-pushes.ts';
import { pushStore } from './push.store.ts';

/** People of one company who are sent to at once. */
const sideBySide = 8;
/** Seconds. */
const longestTtl = 24 * 60 * 60;

/**
 * Sends what is due to the browsers of a company's people. Lines are claimed in a transaction and sent after it: a crash
 * between the two sends them once more, in the place of the first on the screen.
 */
export async function sendDuePushes(
  world: Pick<World, 'clock' | 'log' | 'push'>,
  scope: JobScope,
): Promise<void> {
  const { push } = world;
  if (!push) return;
  const due = await scope.transaction((tx) => listDuePushes(world, tx));
  const limit = pLimit(sideBySide);
  await Promise.all(due.map((one) => limit(() => sendOne({ ...world, push }, scope, one))));
}

/** Tried again later only where no browser got it. */
async function sendOne(
  world: Pick<World, 'clock' | 'log'> & { readonly push: PushSender },
  { db, companyId }: JobScope,
  due: DuePush,
): Promise<void> {
  const now = world.clock.now();
  const message = messageOf(companyId, due, now);
  const targets = await pushStore.targets(db, due.userId, now);
  // At once: a push service that is silent keeps no other browser waiting.
  const outcomes = await Promise.all(
    targets.map(async ({ id, endpoint, public_key: publicKey, auth_secret: authSecret }) => {
      const outcome = await world.push.send({ endpoint, publicKey, authSecret }, message, now);
      if (outcome === 'gone') await pushStore.delete(db, id);
      return outcome;
    }),
  );
  const isLost = outcomes.includes('failed') && !outcomes.includes('sent');
  if (isLost) world.log.warn({ event: 'push-failed', userId: due.userId }, 'push message not sent');
  else await pushStore.finish(db, due.ids);
}

function messageOf(companyId: string, { text, until, isUrgent }: DuePush, now: Date): PushMessage {
  const left = until ? Math.floor((until.getTime() - now.getTime()) / 1000) : longestTtl;
  // Pages and their messages of two companies have the same paths.
  const tag = `${companyId} ${text.tag}`;
  return {
    text: JSON.stringify({ ...text, tag, companyId }),
    ttl: Math.min(Math.max(left, 0), longestTtl),
    urgency: isUrgent ? 'high' : 'normal',
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  };
}
