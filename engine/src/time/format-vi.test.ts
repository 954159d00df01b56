import { expect, test } from 'vitest';
import { formatDay, formatDayTime, formatRange } from './format-vi.ts';

test('days and hours are written the Vietnamese way', () => {
  expect(formatDay('2026-11-20')).toBe('Thứ Sáu, 20/11/2026');
  expect(formatDay('2026-11-22T08:00:00')).toBe('Chủ Nhật, 22/11/2026');
  expect(formatDayTime('2026-11-20T18:30:00')).toBe('Thứ Sáu, 20/11/2026 lúc 18:30');
  expect(formatRange('2026-11-24T09:30:00', '2026-11-24T10:00:00')).toBe('Thứ Ba, 24/11/2026, 09:30–10:00');
  expect(formatRange('2026-11-24T22:00', '2026-11-25T01:00')).toBe(
    'Thứ Ba, 24/11/2026 lúc 22:00 – Thứ Tư, 25/11/2026 lúc 01:00',
  );
});

test('an invalid local time is refused', () => {
  expect(() => formatDay('20/11/2026')).toThrow(RangeError);
});
