import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Redis, RedisCommands } from '../redis/redis.ts';
import { countNothing, type EventCounts, grainOf } from './event-counts.ts';
import { countEventScript, uncountEventScript } from './redis-scripts.ts';

const scriptOf = (text: string) => ({ text, sha1: createHash('sha1').update(text).digest('hex') });
const scripts = { count: scriptOf(countEventScript), uncount: scriptOf(uncountEventScript) };

const Counted = z.array(z.number());

const nameOfKey = (key: Buffer): string => `hopgon:limit:${key.toString('base64url')}`;

/** By its hash; with its text where the server does not know it yet, as after a restart. */
async function runScript(
  commands: RedisCommands,
  { text, sha1 }: ReturnType<typeof scriptOf>,
  key: Buffer,
  values: readonly (string | number)[],
): Promise<unknown> {
  const options = { keys: [nameOfKey(key)], arguments: values.map(String) };
  try {
    return await commands.evalSha(sha1, options);
  } catch (error) {
    if (!String(error).includes('NOSCRIPT')) throw error;
    return commands.eval(text, options);
  }
}

export function createRedisCounts(redis: Redis): EventCounts {
  return {
    async count(mode, limit, key, now) {
      const { window, most, firstWait = '', longestWait = window } = limit;
      const values = [mode, now, most, window, grainOf(limit), firstWait, longestWait];
      const reply = await redis.ask((commands) => runScript(commands, scripts.count, key, values));
      const [wait = 0, ...counted] = Counted.parse(reply);
      return {
        wait,
        uncount:
          counted.length === 0
            ? countNothing
            : async () =>
                void (await redis.ask((commands) => runScript(commands, scripts.uncount, key, counted))),
      };
    },
    forget: async (key) => void (await redis.ask((commands) => commands.del(nameOfKey(key)))),
    // The connection is closed by the one who opened it.
    close: async () => undefined,
  };
}
