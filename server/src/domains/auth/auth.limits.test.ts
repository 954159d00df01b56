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

test('a hundred wrong passwords from a network, whichever the accounts, make it wait', () => {
  times(100, (round) => signIn(`nguoi${round}@congty.example`, home));
  expectRefused(() => signIn('moi@congty.example', home));
  signIn('moi@congty.example', '198.51.100.1');
});

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

test('who set a new password by mail starts anew', () => {
  times(10, () => signIn(an, home));
  times(10, () => signIn(an, home, true));
  forgetSignIns(limiter, an, home);
  signIn(an, home);
  signIn(an, home, true);
});

test('sign-in methods are told ten times a minute to a network', () => {
  times(10, () => spendSignInMethods(limiter, home));
  expectRefused(() => spendSignInMethods(limiter, home));
  spendSignInMethods(limiter, '198.51.100.1');
  clock.advance(minutes(1));
  spendSignInMethods(limiter, home);
});

test('an address gets three reset mails an hour, from wherever they are asked for', () => {
  times(3, (round) => spendMail(limiter, 'reset', an, `10.0.0.${round}`));
  expectRefused(() => spendMail(limiter, 'reset', an, '10.0.0.9'));
  spendMail(limiter, 'registration', an, '10.0.0.9');
  spendMail(limiter, 'reset', 'binh@congty.example', '10.0.0.9');
  clock.advance(hours(1));
  spendMail(limiter, 'reset', an, '10.0.0.9');
});

test('a network asks for sixty mails an hour at most; refused ones do not count', () => {
  times(3, () => spendMail(limiter, 'reset', an, home));
  times(20, () => expectRefused(() => spendMail(limiter, 'reset', an, home)));
  times(57, (round) => spendMail(limiter, 'reset', `nguoi${round}@congty.example`, home));
  expectRefused(() => spendMail(limiter, 'reset', 'moi@congty.example', home));
});

test('a network registers a hundred accounts in ten minutes at most', () => {
  times(100, () => spendRegistration(limiter, home));
  expectRefused(() => spendRegistration(limiter, home));
  clock.advance(minutes(10));
  spendRegistration(limiter, home);
});
