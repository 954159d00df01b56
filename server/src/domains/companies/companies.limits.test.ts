import { beforeEach, expect, test } from 'vitest';
import { createLimiter, type Limiter } from '../../platform/limits/limiter.ts';
import { type FakeClock, fakeClock, hours } from '../../testing/fake-clock.ts';
import { areCodesGuessed, spendInviteCode } from './companies.limits.ts';

const home = '203.0.113.7';
let clock: FakeClock;
let limiter: Limiter;

beforeEach(() => {
  clock = fakeClock();
  limiter = createLimiter(clock);
});

const times = (count: number, act: (round: number) => void) => {
  for (let round = 0; round < count; round += 1) act(round);
};
const guess = (person: string, network: string) => spendInviteCode(limiter, person, network).wasWrong();
const expectRefused = (act: () => unknown) =>
  expect(act).toThrow(expect.objectContaining({ code: 'too_many_requests' }));

test('a person may be wrong ten times an hour, wherever they are', () => {
  times(10, (round) => guess('an', `10.0.0.${round}`));
  expectRefused(() => guess('an', '10.0.1.1'));
  clock.advance(hours(1));
  guess('an', '10.0.1.1');
});

test('a network may be wrong sixty times an hour over all accounts', () => {
  times(60, (round) => guess(`person${round}`, home));
  expectRefused(() => guess('moi', home));
  guess('moi', '198.51.100.1');
});

test('right codes count for nothing', () => {
  times(200, () => spendInviteCode(limiter, 'an', home).wasRight());
  expect(areCodesGuessed(limiter)).toBe(false);
  guess('an', home);
});

test('beyond a thousand wrong codes an hour in all, somebody is guessing', () => {
  times(999, (round) => guess(`person${round}`, `10.0.${round >> 8}.${round & 255}`));
  expect(areCodesGuessed(limiter)).toBe(false);
  guess('one-more', '198.51.100.1');
  expect(areCodesGuessed(limiter)).toBe(true);
  clock.advance(hours(1));
  expect(areCodesGuessed(limiter)).toBe(false);
});
