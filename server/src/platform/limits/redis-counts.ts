import { z } from 'zod';
import type { Redis, RedisCommands } from '../redis/redis.ts';
import { countNothing, type EventCounts, grainOf } from './event-counts.ts';
import { countEventScript, uncountEventScript } from './redis-scripts.ts';

const ScriptReply = z.array(z.number());

const nameOfKey = (key: Buffer): string => `hopgon:limit:${key.toString('base64url')}`;

/** The names that Redis gives to scripts: the same at every server. */
const scriptNames = new Map<string, string>();

/** By the name of the script; loads it where the server does not know it, as after a restart. */
async function runScript(
  commands: RedisCommands,
  script: string,
  key: Buffer,
  values: readonly (string | number)[],
): Promise<unknown> {
  const load = async (): Promise<string> => {
    const name = await commands.scriptLoad(script);
    scriptNames.set(script, name);
    return name;
  };
  const options = { keys: [nameOfKey(key)], arguments: values.map(String) };
  try {
    return await commands.evalSha(scriptNames.get(script) ?? (await load()), options);
  } catch (error) {
    if (!String(error).includes('NOSCRIPT')) throw error;
    return commands.evalSha(await load(), options);
  }
}

export function createRedisCounts(redis: Redis): EventCounts {
  return {
    async count(mode, limit, key, now) {
      const { window, most, firstWait = '', longestWait = window } = limit;
      const values = [mode, now, most, window, grainOf(limit), firstWait, longestWait];
      const reply = await redis.ask((commands) => runScript(commands, countEventScript, key, values));
      const [wait = 0, ...counted] = ScriptReply.parse(reply);
      return {
        wait,
        uncount:
          counted.length === 0
            ? countNothing
            : async () =>
                void (await redis.ask((commands) => runScript(commands, uncountEventScript, key, counted))),
      };
    },
    forget: async (key) => void (await redis.ask((commands) => commands.del(nameOfKey(key)))),
    // The connection is closed by the one who opened it.
    close: async () => undefined,
  };
}
