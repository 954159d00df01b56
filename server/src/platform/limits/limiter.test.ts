import { Failure } from '@hopgon/contract/failure';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeClock, minutes } from '../../testing/fake-clock.ts';
import { type LimitersOfTwo, openLimiters, openLimitersOnRedis } from '../../testing/open-limiters.ts';
import { hasRedisServer } from '../../testing/redis-server.ts';
import type { Limit, Limiter } from './limiter.ts';

const carriers = [
  { name: 'in PostgreSQL', open: openLimiters, isHere: true },
  { name: 'in Redis (skipped without redis-server)', open: openLimitersOnRedis, isHere: hasRedisServer },
];

for (const { name, open, isHere } of carriers)
  describe.skipIf(!isHere)(`counted ${name}`, () => {
    let given: LimitersOfTwo;
    let clock: FakeClock;
    let turn = 0;

    /** Events are counted at one process after the other. */
    const next = (): Limiter => {
      turn += 1;
      return turn % 2 === 0 ? given.limiter : given.another;
    };
    const limiter: Pick<Limiter, 'isOver' | 'count' | 'spend' | 'forget'> = {
      isOver: (...asked) => next().isOver(...asked),
      count: (...asked) => next().count(...asked),
      spend: (...asked) => next().spend(...asked),
      forget: (...asked) => next().forget(...asked),
    };

    beforeAll(async () => {
      given = await open();
      ({ clock } = given);
    });
    beforeEach(() => given.reset());
    afterAll(() => given.close());

    /** Seconds to wait, or 0 when the event was let through. */
    async function waitOf(limit: Limit, key = 'key'): Promise<number> {
      try {
        await limiter.spend(limit, key);
        return 0;
      } catch (error) {
        if (error instanceof Failure && error.code === 'too_many_requests')
          return Number(error.values.seconds);
        throw error;
      }
    }

    describe('a window', () => {
      const limit: Limit = { most: 3, window: minutes(10) };

      test('permits its number of events, then says how long until the oldest leaves it', async () => {
        expect([await waitOf(limit), await waitOf(limit)]).toEqual([0, 0]);
        clock.advance(minutes(4));
        expect(await waitOf(limit)).toBe(0);
        expect(await waitOf(limit)).toBe(6 * 60);
        clock.advance(minutes(6));
        expect([await waitOf(limit), await waitOf(limit)]).toEqual([0, 0]);
        expect(await waitOf(limit)).toBe(4 * 60);
      });

      test('being refused does not lengthen the wait', async () => {
        for (let event = 0; event < 50; event += 1) await waitOf(limit);
        clock.advance(minutes(10));
        expect(await waitOf(limit)).toBe(0);
      });

      test('keys are counted separately', async () => {
        for (let event = 0; event < 3; event += 1) await waitOf(limit, 'one');
        expect(await waitOf(limit, 'one')).toBeGreaterThan(0);
        expect(await waitOf(limit, 'other')).toBe(0);
      });

      test('a successful event is uncounted once', async () => {
        const refund = await limiter.spend(limit, 'key');
        await limiter.spend(limit, 'key');
        await limiter.spend(limit, 'key');
        await refund();
        expect(await waitOf(limit)).toBe(0);
        expect(await waitOf(limit)).toBeGreaterThan(0);
      });

      test('checking counts nothing, counting refuses nothing', async () => {
        for (let event = 0; event < 5; event += 1) expect(await limiter.isOver(limit, 'key')).toBe(false);
        for (let event = 0; event < 5; event += 1) await limiter.count(limit, 'key');
        expect(await limiter.isOver(limit, 'key')).toBe(true);
        await limiter.forget('key');
        expect(await limiter.isOver(limit, 'key')).toBe(false);
      });

      test('the text names minutes, rounded up', async () => {
        for (let event = 0; event < 3; event += 1) await waitOf(limit);
        clock.advance(30_000);
        await expect(limiter.spend(limit, 'key')).rejects.toThrow(
          'Bạn thử quá nhiều lần. Vui lòng thử lại sau 10 phút.',
        );
      });
    });

    test('of events that come at once to several processes no more pass than may', async () => {
      const limit: Limit = { most: 5, window: minutes(10) };
      const waits = await Promise.all(Array.from({ length: 40 }, () => waitOf(limit)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });

    test('many events in a window are joined, and none beyond the number passes', async () => {
      const limit: Limit = { most: 500, window: minutes(10) };
      for (let event = 0; event < 500; event += 1) {
        expect(await waitOf(limit)).toBe(0);
        clock.advance(1_000);
      }
      expect(await waitOf(limit)).toBeGreaterThan(0);
      clock.advance(minutes(10) - 500_000);
      expect(await waitOf(limit)).toBe(0);
    });

    describe('waits', () => {
      const limit: Limit = { most: 10, window: minutes(15), firstWait: minutes(1), longestWait: minutes(15) };
      const exhaust = async () => {
        for (let event = 0; event < 10; event += 1) expect(await waitOf(limit)).toBe(0);
      };

      test('begin after the tenth event and double with each one more', async () => {
        await exhaust();
        const waits: number[] = [];
        for (let overrun = 0; overrun < 4; overrun += 1) {
          const wait = await waitOf(limit);
          waits.push(wait / 60);
          clock.advance(wait * 1000);
          expect(await waitOf(limit)).toBe(0);
        }
        expect(waits).toEqual([1, 2, 4, 8]);
      });

      test('never grow beyond the longest', async () => {
        await exhaust();
        const waits: number[] = [];
        for (let event = 0; event < 200; event += 1) {
          const wait = await waitOf(limit);
          waits.push(wait / 60);
          clock.advance(wait * 1000);
        }
        expect(Math.max(...waits)).toBe(15);
      });

      test('limit persistent tries to about one a minute at first, one in fifteen minutes later', async () => {
        await exhaust();
        let passed = 0;
        for (let second = 0; second < 6 * 60 * 60; second += 30) {
          if ((await waitOf(limit)) === 0) passed += 1;
          clock.advance(30_000);
        }
        // Six hours are 24 windows: ten tries each would be 240.
        expect(passed).toBeLessThan(240);
      });

      test('end: a quiet quarter of an hour after the last wait, counting starts from zero', async () => {
        await exhaust();
        clock.advance(minutes(1));
        await waitOf(limit);
        clock.advance(minutes(2) + minutes(15));
        await exhaust();
        expect(await waitOf(limit)).toBe(60);
      });

      test('uncounting the tenth event removes its wait', async () => {
        for (let event = 0; event < 9; event += 1) await limiter.spend(limit, 'key');
        const refund = await limiter.spend(limit, 'key');
        expect(await waitOf(limit)).toBe(60);
        await refund();
        expect(await waitOf(limit)).toBe(0);
        expect(await waitOf(limit)).toBe(60);
      });
    });
  });
