import { beforeEach, expect, test } from 'vitest';
import { createLimiter, type Limiter } from '../../platform/limits/limiter.ts';
import { type FakeClock, fakeClock, hours, minutes } from '../../testing/fake-clock.ts';
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

let clock: FakeClock;
let limiter: Limiter;

beforeEach(() => {
  clock = fakeClock();
  limiter = createLimiter(clock);
});

const signIn = (email: string, network: string, known = false): PasswordTry =>
  spendSignIn(limiter, email, network, known);
const times = (count: number, act: (round: number) => void) => {
  for (let round = 0; round < count; round += 1) act(round);
};
const expectRefused = (act: () => unknown) => expect(act).toThrow(expect.objectContaining(refused));

// ASVS v5.0.0-2.4.1, v5.0.0-6.3.1
test('the eleventh wrong password for an account from a network waits a minute, then two', () => {
  times(10, () => signIn(an, home));
  expectRefused(() => signIn(an, home));
  clock.advance(minutes(1));
  signIn(an, home);
  clock.advance(minutes(1));
  expectRefused(() => signIn(an, home));
  clock.advance(minutes(1));
  signIn(an, home);
});

test('other networks and other accounts are not kept out', () => {
  times(10, () => signIn(an, home));
  signIn(an, '198.51.100.1');
  signIn('binh@congty.example', home);
});

test('right passwords count for nothing', () => {
  times(500, () => signIn(an, home).wasRight());
  times(9, () => signIn(an, home));
  signIn(an, home).wasRight();
  times(10, () => signIn(an, home));
});

// ASVS v5.0.0-6.3.1
test('a hundred wrong passwords from a network, whichever the accounts, make it wait', () => {
  times(100, (round) => signIn(`nguoi${round}@congty.example`, home));
  expectRefused(() => signIn('moi@congty.example', home));
  signIn('moi@congty.example', '198.51.100.1');
});

// ASVS v5.0.0-6.1.1
test('a network the account knows is not kept out by its neighbours', () => {
  times(100, (round) => signIn(`nguoi${round}@congty.example`, home));
  signIn(an, home, true).wasRight();
  times(10, () => signIn(an, home, true));
  expectRefused(() => signIn(an, home, true));
});

test('knowing one account does not give a network more tries at others', () => {
  times(99, (round) => signIn(`nguoi${round}@congty.example`, home));
  times(50, () => signIn(an, home, true).wasRight());
  signIn('moi@congty.example', home);
  expectRefused(() => signIn('moi@congty.example', home));
});

test('a living session has ten tries of its own, and its right password frees them', () => {
  times(100, (round) => signIn(`nguoi${round}@congty.example`, home));
  times(9, () => spendPasswordOfSession(limiter, 'session'));
  spendPasswordOfSession(limiter, 'session').wasRight();
  times(10, () => spendPasswordOfSession(limiter, 'session'));
  expectRefused(() => spendPasswordOfSession(limiter, 'session'));
});

test('the count starts again after a new password was set by mail', () => {
  times(10, () => signIn(an, home));
  times(10, () => signIn(an, home, true));
  forgetSignIns(limiter, an, home);
  signIn(an, home);
  signIn(an, home, true);
});

test('a network may read sign-in methods ten times a minute', () => {
  times(10, () => spendSignInMethods(limiter, home));
  expectRefused(() => spendSignInMethods(limiter, home));
  spendSignInMethods(limiter, '198.51.100.1');
  clock.advance(minutes(1));
  spendSignInMethods(limiter, home);
});

const askReset = (to: string, network: string, knownNetwork = false) =>
  spendMail(limiter, { kind: 'reset', to, network, knownNetwork });

test('an address gets three reset mails an hour by a network, and ten by all of them', () => {
  times(3, () => askReset(an, home));
  expectRefused(() => askReset(an, home));
  times(7, (round) => askReset(an, `10.0.0.${round}`));
  expectRefused(() => askReset(an, '10.0.0.9'));
  spendMail(limiter, { kind: 'registration', to: an, network: '10.0.0.9', knownNetwork: false });
  askReset('binh@congty.example', '10.0.0.9');
  clock.advance(hours(1));
  askReset(an, '10.0.0.9');
});

test('strangers cannot use up the reset mails of a network the account knows', () => {
  times(10, (round) => askReset(an, `10.0.0.${round}`));
  expectRefused(() => askReset(an, home));
  times(3, () => askReset(an, home, true));
  expectRefused(() => askReset(an, home, true));
});

test('a network asks for sixty mails an hour at most; refused ones do not count', () => {
  times(3, () => askReset(an, home));
  times(20, () => expectRefused(() => askReset(an, home)));
  times(57, (round) => askReset(`nguoi${round}@congty.example`, home));
  expectRefused(() => askReset('moi@congty.example', home));
});

test('a network registers a hundred accounts in ten minutes at most', () => {
  times(100, () => spendRegistration(limiter, home));
  expectRefused(() => spendRegistration(limiter, home));
  clock.advance(minutes(10));
  spendRegistration(limiter, home);
});
