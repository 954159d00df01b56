import { Failure } from '@hopgon/contract/failure';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FakeClock, fakeClock, minutes } from '../../testing/fake-clock.ts';
import { createLimiter, type Limit, type Limiter } from './limiter.ts';

let clock: FakeClock;
let limiter: Limiter;

beforeEach(() => {
  clock = fakeClock();
  limiter = createLimiter(clock);
});

/** Seconds to wait, or 0 when the event was let through. */
function waitOf(limit: Limit, key = 'key'): number {
  try {
    limiter.spend(limit, key);
    return 0;
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_requests') return Number(error.values.seconds);
    throw error;
  }
}

describe('a window', () => {
  const limit: Limit = { most: 3, window: minutes(10) };

  test('permits its number of events, then says how long until the oldest leaves it', () => {
    expect([waitOf(limit), waitOf(limit)]).toEqual([0, 0]);
    clock.advance(minutes(4));
    expect(waitOf(limit)).toBe(0);
    expect(waitOf(limit)).toBe(6 * 60);
    clock.advance(minutes(6));
    expect([waitOf(limit), waitOf(limit)]).toEqual([0, 0]);
    expect(waitOf(limit)).toBe(4 * 60);
  });

  test('being refused does not lengthen the wait', () => {
    for (let event = 0; event < 50; event += 1) waitOf(limit);
    clock.advance(minutes(10));
    expect(waitOf(limit)).toBe(0);
  });

  test('keys are counted separately', () => {
    for (let event = 0; event < 3; event += 1) waitOf(limit, 'one');
    expect(waitOf(limit, 'one')).toBeGreaterThan(0);
    expect(waitOf(limit, 'other')).toBe(0);
  });

  test('a successful event is uncounted once', () => {
    const refund = limiter.spend(limit, 'key');
    limiter.spend(limit, 'key');
    limiter.spend(limit, 'key');
    refund();
    expect(waitOf(limit)).toBe(0);
    expect(waitOf(limit)).toBeGreaterThan(0);
  });

  test('checking counts nothing, counting refuses nothing', () => {
    for (let event = 0; event < 5; event += 1) expect(limiter.isOver(limit, 'key')).toBe(false);
    for (let event = 0; event < 5; event += 1) limiter.count(limit, 'key');
    expect(limiter.isOver(limit, 'key')).toBe(true);
    limiter.forget('key');
    expect(limiter.isOver(limit, 'key')).toBe(false);
  });

  test('the text names minutes, rounded up', () => {
    for (let event = 0; event < 3; event += 1) waitOf(limit);
    clock.advance(30_000);
    expect(() => limiter.spend(limit, 'key')).toThrow('Bạn thử quá nhiều lần. Vui lòng thử lại sau 10 phút.');
  });
});

describe('waits', () => {
  const limit: Limit = { most: 10, window: minutes(15), firstWait: minutes(1), longestWait: minutes(15) };
  const exhaust = () => {
    for (let event = 0; event < 10; event += 1) expect(waitOf(limit)).toBe(0);
  };

  test('begin after the tenth event and double with each one more', () => {
    exhaust();
    const waits: number[] = [];
    for (let overrun = 0; overrun < 4; overrun += 1) {
      const wait = waitOf(limit);
      waits.push(wait / 60);
      clock.advance(wait * 1000);
      expect(waitOf(limit)).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  test('never grow beyond the longest', () => {
    exhaust();
    const waits: number[] = [];
    for (let event = 0; event < 200; event += 1) {
      const wait = waitOf(limit);
      waits.push(wait / 60);
      clock.advance(wait * 1000);
    }
    expect(Math.max(...waits)).toBe(15);
  });

  test('limit persistent tries to about one a minute at first, one in fifteen minutes later', () => {
    exhaust();
    let passed = 0;
    for (let second = 0; second < 6 * 60 * 60; second += 30) {
      if (waitOf(limit) === 0) passed += 1;
      clock.advance(30_000);
    }
    // Six hours are 24 windows: ten tries each would be 240.
    expect(passed).toBeLessThan(240);
  });

  test('end: a quiet quarter of an hour after the last wait, counting starts from zero', () => {
    exhaust();
    clock.advance(minutes(1));
    waitOf(limit);
    clock.advance(minutes(2) + minutes(15));
    exhaust();
    expect(waitOf(limit)).toBe(60);
  });

  test('uncounting the tenth event removes its wait', () => {
    for (let event = 0; event < 9; event += 1) limiter.spend(limit, 'key');
    const refund = limiter.spend(limit, 'key');
    expect(waitOf(limit)).toBe(60);
    refund();
    expect(waitOf(limit)).toBe(0);
    expect(waitOf(limit)).toBe(60);
  });
});
