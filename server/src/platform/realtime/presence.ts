import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Peers } from './peers.ts';

/** How long another process may take to say that a person is there. */
const answerMs = 500;
const AskedPresence = z.object({ userId: z.string() });

/** Whether a page of a person is open at this process, `isHere`, or at another. */
export function createPresence(
  peers: Pick<Peers, 'send' | 'on' | 'areThere'>,
  isHere: (userId: string) => boolean,
): (userId: string) => Promise<boolean> {
  const waiting = new Map<string, Set<() => void>>();
  peers.on('ask-presence', (data) => {
    const { userId } = AskedPresence.parse(data);
    if (isHere(userId)) peers.send('present', { userId });
  });
  peers.on('present', (data) => {
    for (const resolve of waiting.get(AskedPresence.parse(data).userId) ?? []) resolve();
  });

  const askOthers = async (userId: string): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const found = () => resolve(true);
    const all = waiting.get(userId) ?? new Set();
    waiting.set(userId, all.add(found));
    peers.send('ask-presence', { userId });
    try {
      return await Promise.race([promise, delay(answerMs, false, { ref: false })]);
    } finally {
      all.delete(found);
      if (all.size === 0) waiting.delete(userId);
    }
  };

  return async (userId) => isHere(userId) || (peers.areThere() && (await askOthers(userId)));
}
