import { expect, test } from 'vitest';
import { formatDay } from './format-vi.ts';

test('a day is written the Vietnamese way', () => {
  expect(formatDay('2026-11-20')).toBe('Thứ Sáu, 20/11/2026');
  expect(formatDay('2026-11-22T08:00:00')).toBe('Chủ Nhật, 22/11/2026');
});

test('an invalid local time is refused', () => {
  expect(() => formatDay('20/11/2026')).toThrow(RangeError);
});
