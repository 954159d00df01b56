import { expect, test } from 'vitest';
import { cleanInviteCode, cutInviteCode, inviteCodeProblem, isWholeCode } from './invite-code.rules.ts';

test.each([
  ['h4k9tm', 'H4K9TM', true],
  [' H4K9TM ', 'H4K9TM', true],
  ['h4k 9tm', 'H4K9TM', true],
  ['H4K-9TM', 'H4K9TM', true],
  ['đ4k9tm', 'D4K9TM', true],
  ['â1b2c3', 'A1B2C3', true],
  ['h4k9t', 'H4K9T', false],
  ['h4k9tm7', 'H4K9TM7', false],
])('%j means %s', (typed, code, whole) => {
  expect(cleanInviteCode(typed)).toBe(code);
  expect(isWholeCode(typed)).toBe(whole);
});

test('leaving the field cuts a seventh character and changes nothing else', () => {
  expect(cutInviteCode('h4k9tm7')).toBe('H4K9TM');
  expect(cutInviteCode('h4k9t')).toBe('h4k9t');
});

// Proves S5.021
test('a blank code is asked for, one of another length is refused', () => {
  expect(inviteCodeProblem('  ')).toBe('Vui lòng nhập mã mời');
  expect(inviteCodeProblem('h')).toBe('Mã mời gồm đúng 6 chữ cái hoặc chữ số');
  expect(inviteCodeProblem(' đắkế12 ')).toBeNull();
});
