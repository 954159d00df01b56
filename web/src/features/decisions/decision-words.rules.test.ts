import { expect, test } from 'vitest';
import {
  daysOfYear,
  replacedByWords,
  validityWords,
  wayOutInWords,
  yearChoices,
} from './decision-words.rules.ts';

test.each([
  [null, null, null],
  ['2026-12-01', null, 'Hiệu lực từ 01/12/2026'],
  [null, '2026-12-31', 'Hiệu lực đến hết 31/12/2026'],
  ['2026-12-01', '2026-12-31', 'Hiệu lực từ 01/12/2026 đến hết 31/12/2026'],
])('from %s to %s: %s', (validFrom, validTo, words) => {
  expect(validityWords({ validFrom, validTo })).toBe(words);
});

test.each([
  ['reading', 'reading', /^Cả hai chưa có biên bản: .* sửa hoặc bỏ/u],
  ['minutes', 'minutes', /^Hãy thay một trong hai ở biên bản sau\.$/u],
  ['minutes', 'reading', /thay kết luận đã có biên bản .* sửa hoặc bỏ/u],
] as const)('%s against %s names a way that is there', (first, second, words) =>
  expect(wayOutInWords({ first: { source: first }, second: { source: second } })).toMatch(words),
);

test('from when another decision replaces it', () => {
  expect(replacedByWords({ validFrom: null })).toBe('Được thay bằng');
  expect(replacedByWords({ validFrom: '2026-12-01' })).toBe('Được thay từ 01/12/2026 bằng');
});

test('a year is all its days, and all years have none', () => {
  expect(daysOfYear('2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(daysOfYear('all')).toEqual({});
  expect(yearChoices(2026).map(({ value }) => value)).toEqual([
    'all',
    '2026',
    '2025',
    '2024',
    '2023',
    '2022',
  ]);
});
