import { expect, test } from 'vitest';
import { codeProblem, recoveryCodeProblem } from './second-factor.rules.ts';

test.each([
  ['123456', null],
  [' 123 456 ', null],
  ['12345', 'Mã gồm 6 chữ số'],
  ['1234567', 'Mã gồm 6 chữ số'],
  ['12345a', 'Mã gồm 6 chữ số'],
  ['', 'Mã gồm 6 chữ số'],
])('the code %j: %s', (code, problem) => {
  expect(codeProblem(code)).toBe(problem);
});

test('a recovery code is what the server says it is, but not nothing', () => {
  expect(recoveryCodeProblem('  ')).toBe('Hãy nhập mã khôi phục');
  expect(recoveryCodeProblem('K7QF-3M9P-2XGB')).toBeNull();
});
