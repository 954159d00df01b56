import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Limiter } from '../../platform/limits/limiter.ts';
import { type FakeClock, hours, minutes } from '../../testing/fake-clock.ts';
import { type LimitersOfTwo, openLimiters } from '../../testing/open-limiters.ts';
import {
  forgetSignIns,
  type PasswordTry,
  spendMail,
  spendPasswordOfSession,
  spendRegistration,
  spendSignIn,
  spendSignInMethods,
} from './auth.limits.ts';

const an = 'an@congty.example';
const home = '203.0.113.7';
const refused = { code: 'too_many_requests' };

let given: LimitersOfTwo;
let clock: FakeClock;
let limiter: Limiter;

beforeAll(async () => {
  given = await openLimiters();
  ({ clock, limiter } = given);
});
beforeEach(() => given.reset());
afterAll(() => given.close());

const signIn = (email: string, network: string, known = false): Promise<PasswordTry> =>
  spendSignIn(limiter, email, network, known);
const times = async (count: number, act: (round: number) => Promise<unknown>) => {
  for (let round = 0; round < count; round += 1) await act(round);
};
const expectRefused = (act: () => Promise<unknown>) => expect(act()).rejects.toMatchObject(refused);

// ASVS v5.0.0-2.4.1, v5.0.0-6.3.1
test('the eleventh wrong password for an account from a network waits a minute, then two', async () => {
  await times(10, () => signIn(an, home));
  await expectRefused(() => signIn(an, home));
  clock.advance(minutes(1));
  await signIn(an, home);
  clock.advance(minutes(1));
  await expectRefused(() => signIn(an, home));
  clock.advance(minutes(1));
  await signIn(an, home);
});

test('other networks and other accounts are not kept out', async () => {
  await times(10, () => signIn(an, home));
  await signIn(an, '198.51.100.1');
  await signIn('binh@congty.example', home);
});

test('right passwords count for nothing', async () => {
  await times(500, async () => (await signIn(an, home)).wasRight());
  await times(9, () => signIn(an, home));
  await (await signIn(an, home)).wasRight();
  await times(10, () => signIn(an, home));
});

// ASVS v5.0.0-6.3.1
test('a hundred wrong passwords from a network, whichever the accounts, make it wait', async () => {
  await times(100, (round) => signIn(`nguoi${round}@congty.example`, home));
  await expectRefused(() => signIn('moi@congty.example', home));
  await signIn('moi@congty.example', '198.51.100.1');
});

// ASVS v5.0.0-6.1.1
test('a network the account knows is not kept out by its neighbours', async () => {
  await times(100, (round) => signIn(`nguoi${round}@congty.example`, home));
  await (await signIn(an, home, true)).wasRight();
  await times(10, () => signIn(an, home, true));
  await expectRefused(() => signIn(an, home, true));
});

test('knowing one account does not give a network more tries at others', async () => {
  await times(99, (round) => signIn(`nguoi${round}@congty.example`, home));
  await times(50, async () => (await signIn(an, home, true)).wasRight());
  await signIn('moi@congty.example', home);
  await expectRefused(() => signIn('moi@congty.example', home));
});

test('a living session has ten tries of its own, and its right password frees them', async () => {
  await times(100, (round) => signIn(`nguoi${round}@congty.example`, home));
  await times(9, () => spendPasswordOfSession(limiter, 'session'));
  await (await spendPasswordOfSession(limiter, 'session')).wasRight();
  await times(10, () => spendPasswordOfSession(limiter, 'session'));
  await expectRefused(() => spendPasswordOfSession(limiter, 'session'));
});

test('the count starts again after a new password was set by mail', async () => {
  await times(10, () => signIn(an, home));
  await times(10, () => signIn(an, home, true));
  await forgetSignIns(limiter, an, home);
  await signIn(an, home);
  await signIn(an, home, true);
});

test('a network may read sign-in methods ten times a minute', async () => {
  await times(10, () => spendSignInMethods(limiter, home));
  await expectRefused(() => spendSignInMethods(limiter, home));
  await spendSignInMethods(limiter, '198.51.100.1');
  clock.advance(minutes(1));
  await spendSignInMethods(limiter, home);
});

const askReset = (to: string, network: string, knownNetwork = false) =>
  spendMail(limiter, { kind: 'reset', to, network, knownNetwork });

test('an address gets three reset mails an hour by a network, and ten by all of them', async () => {
  await times(3, () => askReset(an, home));
  await expectRefused(() => askReset(an, home));
  await times(7, (round) => askReset(an, `10.0.0.${round}`));
  await expectRefused(() => askReset(an, '10.0.0.9'));
  await spendMail(limiter, { kind: 'registration', to: an, network: '10.0.0.9', knownNetwork: false });
  await askReset('binh@congty.example', '10.0.0.9');
  clock.advance(hours(1));
  await askReset(an, '10.0.0.9');
});

test('strangers cannot use up the reset mails of a network the account knows', async () => {
  await times(10, (round) => askReset(an, `10.0.0.${round}`));
  await expectRefused(() => askReset(an, home));
  await times(3, () => askReset(an, home, true));
  await expectRefused(() => askReset(an, home, true));
});

test('a network asks for sixty mails an hour at most; refused ones do not count', async () => {
  await times(3, () => askReset(an, home));
  await times(20, () => expectRefused(() => askReset(an, home)));
  await times(57, (round) => askReset(`nguoi${round}@congty.example`, home));
  await expectRefused(() => askReset('moi@congty.example', home));
});

test('a network registers a hundred accounts in ten minutes at most', async () => {
  await times(100, () => spendRegistration(limiter, home));
  await expectRefused(() => spendRegistration(limiter, home));
  clock.advance(minutes(10));
  await spendRegistration(limiter, home);
});
