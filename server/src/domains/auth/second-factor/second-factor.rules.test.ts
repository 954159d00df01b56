import { describe, expect, test } from 'vitest';
import { type Holdings, isOvertaken, proofsOf, secondFactorsOf } from './second-factor.rules.ts';

const nothing: Holdings = {
  hasPassword: false,
  twoFactor: false,
  recoveryCodesLeft: 0,
  passkeys: 0,
  passkeysWork: true,
};
const withTwoFactor: Holdings = { ...nothing, hasPassword: true, twoFactor: true, recoveryCodesLeft: 10 };

test.each([
  ['who has nothing', nothing, []],
  ['who has a passkey, and two-factor off', { ...nothing, passkeys: 1 }, []],
  ['who has an app', withTwoFactor, ['totp', 'recovery']],
  ['who used up the recovery codes', { ...withTwoFactor, recoveryCodesLeft: 0 }, ['totp']],
  ['who has a passkey too', { ...withTwoFactor, passkeys: 2 }, ['totp', 'passkey', 'recovery']],
  [
    'whose passkeys do not work at this address',
    { ...withTwoFactor, passkeys: 2, passkeysWork: false },
    ['totp', 'recovery'],
  ],
] satisfies [string, Holdings, string[]][])('%s is asked for %3$j', (_, holdings, methods) => {
  expect(secondFactorsOf(holdings)).toEqual(methods);
});

test.each([
  ['a password', { ...nothing, hasPassword: true }, ['password']],
  ['a password and an app', withTwoFactor, ['password', 'totp', 'recovery']],
  ['an app alone', { ...withTwoFactor, hasPassword: false }, ['totp', 'recovery', 'session']],
  ['a passkey alone', { ...nothing, passkeys: 1 }, ['passkey', 'session']],
  ['a passkey that does not work here', { ...nothing, passkeys: 1, passkeysWork: false }, ['session']],
  ['nothing to show', nothing, ['session']],
] satisfies [string, Holdings, string[]][])('who has %s proves it by %3$j', (_, holdings, methods) => {
  expect(proofsOf(holdings)).toEqual(methods);
});

describe('a step of signing in', () => {
  const began = new Date('2026-11-20T02:00:00.000Z');
  test.each([
    ['goes on without a password', null, false],
    ['goes on when the password is older', new Date('2026-11-20T01:59:59.900Z'), false],
    ['goes on when it was set in the same second', new Date('2026-11-20T02:00:00.700Z'), false],
    ['is over once the password was set anew', new Date('2026-11-20T02:00:01.000Z'), true],
  ])('%s', (_, changedAt, over) => {
    expect(isOvertaken(changedAt, began)).toBe(over);
  });
});
