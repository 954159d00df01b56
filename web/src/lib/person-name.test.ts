import { expect, test } from 'vitest';
import { personNameProblem, shortPersonName } from './person-name.ts';

// Proves S9.013
test.each([
  ['  ', 'Họ tên là bắt buộc'],
  [' Ý ', 'Họ tên phải có ít nhất 2 ký tự'],
  ['Ý'.normalize('NFD'), 'Họ tên phải có ít nhất 2 ký tự'],
  ['Ân', null],
  ['An', null],
  ['a'.repeat(101), 'Họ tên tối đa 100 ký tự'],
])('the name %j', (name, problem) => {
  expect(personNameProblem(name)).toBe(problem);
});

test.each([
  ['Lê Ngọc Phương Thảo', 'Phương Thảo'],
  ['Kiều Oanh', 'Kiều Oanh'],
  [' An ', 'An'],
])('%j is called %s', (name, short) => {
  expect(shortPersonName(name)).toBe(short);
});
