import { expect, test } from 'vitest';
import { readRecoveryCode, recoveryAlphabet, showRecoveryCode } from './recovery-codes.rules.ts';

test.each([
  ['K7QF-3M9P-2XGB', 'K7QF3M9P2XGB'],
  [' k7qf 3m9p 2xgb ', 'K7QF3M9P2XGB'],
  ['k7qf–3m9p—2xgb', 'K7QF3M9P2XGB'],
  ['KOQF-lM9P-IXGB', 'K0QF1M9P1XGB'],
  ['K7QF-3M9P-2XG', null],
  ['K7QF-3M9P-2XGBB', null],
  ['K7QF-3M9P-2XG!', null],
  ['', null],
])('%s is read as %s', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test('what is shown is read again', () => {
  expect(showRecoveryCode('K7QF3M9P2XGB')).toBe('K7QF-3M9P-2XGB');
});

// ASVS v5.0.0-6.5.4
test('a code has more than twenty bits', () => {
  const length = readRecoveryCode('K7QF-3M9P-2XGB')?.length ?? 0;
  expect(length * Math.log2(new Set(recoveryAlphabet).size)).toBeGreaterThan(50);
});

test('neither Telex nor VNI finds a vowel, a D or a W to rewrite', () => {
  expect(recoveryAlphabet).not.toMatch(/[AEIOUYDW]/);
});
