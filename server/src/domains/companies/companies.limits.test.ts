import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Limiter } from '../../platform/limits/limiter.ts';
import { type FakeClock, hours } from '../../testing/fake-clock.ts';
import { type LimitersOfTwo, openLimiters } from '../../testing/open-limiters.ts';
import { areCodesGuessed, spendInviteCode } from './companies.limits.ts';

const home = '203.0.113.7';
let given: LimitersOfTwo;
let clock: FakeClock;
let limiter: Limiter;

beforeAll(async () => {
  given = await openLimiters();
  ({ clock, limiter } = given);
});
beforeEach(() => given.reset());
afterAll(() => given.close());

const times = async (count: number, act: (round: number) => Promise<unknown>) => {
  for (let round = 0; round < count; round += 1) await act(round);
};
const guess = async (person: string, network: string) =>
  (await spendInviteCode(limiter, person, network)).wasWrong();
const expectRefused = (act: () => Promise<unknown>) =>
  expect(act()).rejects.toMatchObject({ code: 'too_many_requests' });

test('a person may be wrong ten times an hour, wherever they are', async () => {
  await times(10, (round) => guess('an', `10.0.0.${round}`));
  await expectRefused(() => guess('an', '10.0.1.1'));
  clock.advance(hours(1));
  await guess('an', '10.0.1.1');
});

test('a network may be wrong sixty times an hour over all accounts', async () => {
  await times(60, (round) => guess(`person${round}`, home));
  await expectRefused(() => guess('moi', home));
  await guess('moi', '198.51.100.1');
});

test('right codes count for nothing', async () => {
  await times(200, async () => (await spendInviteCode(limiter, 'an', home)).wasRight());
  expect(await areCodesGuessed(limiter)).toBe(false);
  await guess('an', home);
});

test('beyond a thousand wrong codes an hour in all, somebody is guessing', async () => {
  await times(999, (round) => guess(`person${round}`, `10.0.${round >> 8}.${round & 255}`));
  expect(await areCodesGuessed(limiter)).toBe(false);
  await guess('one-more', '198.51.100.1');
  expect(await areCodesGuessed(limiter)).toBe(true);
  clock.advance(hours(1));
  expect(await areCodesGuessed(limiter)).toBe(false);
});
