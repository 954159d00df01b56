import { expect, test } from 'vitest';
import { registerStateWords, yearChoices } from './register.rules.ts';

const cases: readonly [Parameters<typeof registerStateWords>[0], word: string][] = [
  [{ isVoid: true, state: 'void' }, 'Đã hủy'],
  [{ isVoid: false, state: 'locked' }, 'Đã ký, khóa'],
  [{ isVoid: false, state: 'adopted' }, 'Chờ ký'],
  [{ isVoid: false, state: 'review' }, 'Đưa về góp ý'],
  [{ isVoid: false, state: null }, 'Đã cấp'],
];

test.each(cases)('%o is said as %s', (entry, word) => {
  expect(registerStateWords(entry).word).toBe(word);
});

test('this year can be chosen before it has a number', () => {
  expect(yearChoices([2025, 2024], 2026).map(({ value }) => value)).toEqual(['2026', '2025', '2024']);
  expect(yearChoices([2026], 2026).map(({ label }) => label)).toEqual(['Năm 2026']);
});
