import { describe, expect, test } from 'vitest';
import { formatDate, formatDay, formatMoment, formatRange, formatTime } from './date.ts';

const zone = 'Asia/Ho_Chi_Minh';

describe('dates as Vietnamese write them', () => {
  test('a day, a time and a moment in the zone of the meeting', () => {
    expect(formatDate('2026-11-20T11:30:00Z', zone)).toBe('20/11/2026');
    expect(formatTime('2026-11-20T11:30:00Z', zone)).toBe('18:30');
    expect(formatMoment('2026-11-20T11:30:00Z', zone)).toBe('Thứ Sáu, 20/11/2026 lúc 18:30');
  });

  test('the day is that of the zone, not of Greenwich', () => {
    expect(formatDay('2026-11-21T17:30:00Z', zone)).toBe('Chủ Nhật, 22/11/2026');
  });

  test('midnight is 00:00', () => {
    expect(formatTime('2026-11-20T17:00:00Z', zone)).toBe('00:00');
  });

  test('a range names the day of its end only when it is another', () => {
    expect(formatRange('2026-11-20T02:30:00Z', '2026-11-20T03:00:00Z', zone)).toBe('09:30–10:00');
    expect(formatRange('2026-11-20T16:00:00Z', '2026-11-20T18:00:00Z', zone)).toBe('23:00–01:00, 21/11/2026');
  });
});
