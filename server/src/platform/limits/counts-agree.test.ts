import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../testing/fake-clock.ts';
import { type LimitersOfTwo, openLimiters, openLimitersOnRedis } from '../../testing/open-limiters.ts';
import { hasRedisServer } from '../../testing/redis-server.ts';
import type { Limit, Refund } from './limiter.ts';

let carriers: readonly LimitersOfTwo[] = [];
beforeAll(async () => {
  if (hasRedisServer) carriers = await Promise.all([openLimiters(), openLimitersOnRedis()]);
});
afterAll(async () => {
  await Promise.all(carriers.map((carrier) => carrier.close()));
});

const limits: readonly Limit[] = [
  { most: 3, window: minutes(10) },
  { most: 4, window: minutes(15), firstWait: minutes(1), longestWait: minutes(15) },
  { most: 150, window: minutes(1) },
];

const steps = fc.array(
  fc.oneof(
    ...(['spend', 'count', 'look', 'refund', 'forget'] as const).map((act) => fc.constant({ act, ms: 0 })),
    { arbitrary: fc.constant({ act: 'spend' as const, ms: 0 }), weight: 4 },
    fc.record({ act: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: minutes(8) }) }),
  ),
  { minLength: 5, maxLength: 60 },
);

/** What one carrier answers to each step. */
async function answersOf({ limiter, clock }: LimitersOfTwo, key: string, limit: Limit, all: Steps) {
  const refunds: Refund[] = [];
  const answers: unknown[] = [];
  for (const { act, ms } of all) {
    if (act === 'wait') clock.advance(ms);
    else if (act === 'count') await limiter.count(limit, key);
    else if (act === 'look') answers.push(await limiter.isOver(limit, key));
    else if (act === 'forget') await limiter.forget(key);
    else if (act === 'refund') await (refunds.shift() ?? nothing)();
    else
      answers.push(
        await limiter.spend(limit, key).then(
          (refund) => refunds.push(refund),
          (error) => error.values,
        ),
      );
  }
  return answers;
}
const nothing = async (): Promise<void> => undefined;

type Steps = readonly { readonly act: string; readonly ms: number }[];

test.skipIf(!hasRedisServer).each(limits)('both carriers answer the same to any steps: %j', async (limit) => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      round += 1;
      const key = `${JSON.stringify(limit)} ${round}`;
      const [database, redis] = await Promise.all(
        carriers.map((carrier) => answersOf(carrier, key, limit, all)),
      );
      expect(redis).toEqual(database);
    }),
    { numRuns: 60 },
  );
});
