import { expect, test } from 'vitest';
import { formatTimeSpan, formatTimeSpanFor, formatTimeSpanWithZone } from './format-time-span.ts';

const vietnam = 'Asia/Ho_Chi_Minh';

test.each([
  ['2026-11-24T02:30:00Z', '2026-11-24T03:00:00Z', vietnam, 'Thứ Ba, 24/11/2026, 09:30–10:00'],
  ['2026-11-22T01:00:00Z', '2026-11-22T02:05:00Z', vietnam, 'Chủ Nhật, 22/11/2026, 08:00–09:05'],
  [
    '2026-11-24T15:00:00Z',
    '2026-11-24T18:00:00Z',
    vietnam,
    'Thứ Ba, 24/11/2026, 22:00 – Thứ Tư, 25/11/2026, 01:00',
  ],
  ['2026-11-23T17:00:00Z', '2026-11-23T17:30:00Z', vietnam, 'Thứ Ba, 24/11/2026, 00:00–00:30'],
  ['2026-07-01T13:00:00Z', '2026-07-01T14:00:00Z', 'America/New_York', 'Thứ Tư, 01/07/2026, 09:00–10:00'],
  ['2026-11-23T17:00:00Z', '2026-11-24T17:00:00Z', vietnam, 'Thứ Ba, 24/11/2026, cả ngày'],
  [
    '2026-11-23T17:00:00Z',
    '2026-11-25T17:00:00Z',
    vietnam,
    'Thứ Ba, 24/11/2026 – Thứ Tư, 25/11/2026, cả ngày',
  ],
])('%s to %s in %s reads %s', (start, end, zone, text) => {
  expect(formatTimeSpan({ startsAt: start, endsAt: end, timeZone: zone })).toBe(text);
});

test('whole days stand without a clock', () => {
  const day = { startsAt: '2026-11-23T17:00:00Z', endsAt: '2026-11-24T17:00:00Z', timeZone: vietnam };
  const text = 'Thứ Ba, 24/11/2026, cả ngày';
  expect(formatTimeSpanWithZone(day)).toBe(text);
  expect(formatTimeSpanFor({ ...day, readerZone: 'Europe/Berlin' })).toBe(text);
});
