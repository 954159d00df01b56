import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { parseDeadline } from './parse-deadline.ts';
import { parseTimes } from './parse-times.ts';

/** A Monday morning. */
const reference = '2026-11-23T09:00:00';

const read = (text: string, forward = true) =>
  parseTimes(text, { reference, forward })
    .map(({ start, end }) => [start.slice(0, 16), end?.slice(0, 16)].filter(Boolean).join(' – '))
    .join(' | ');

const windows: [string, string][] = [
  ['3 ngày tới', '2026-11-23T00:00 – 2026-11-27T00:00'],
  ['trong hai tuần tới', '2026-11-23T00:00 – 2026-12-08T00:00'],
  ['3 tháng sắp tới', '2026-11-23T00:00 – 2027-02-24T00:00'],
  ['năm ngày tiếp theo', '2026-11-23T00:00 – 2026-11-29T00:00'],
  ['nửa tháng tới', '2026-11-23T00:00 – 2026-12-09T00:00'],
  ['trong 24 giờ tới', '2026-11-23T09:00 – 2026-11-24T09:00'],
  ['30 phút tới', '2026-11-23T09:00 – 2026-11-23T09:30'],
  ['3 ngày qua', '2026-11-20T00:00 – 2026-11-24T00:00'],
  ['trong 2 tuần gần đây', '2026-11-09T00:00 – 2026-11-24T00:00'],
  ['2 tháng vừa rồi', '2026-09-23T00:00 – 2026-11-24T00:00'],
  ['một năm rưỡi qua', '2025-05-23T00:00 – 2026-11-24T00:00'],
  ['2 tiếng vừa qua', '2026-11-23T07:00 – 2026-11-23T09:00'],
  ['tuần qua', '2026-11-16T00:00 – 2026-11-24T00:00'],
  ['tháng qua', '2026-10-23T00:00 – 2026-11-24T00:00'],
  ['trong năm qua', '2025-11-23T00:00 – 2026-11-24T00:00'],
];

const points: [string, string][] = [
  ['3 ngày nữa', '2026-11-26T00:00'],
  ['3 ngày sau', '2026-11-26T00:00'],
  ['sau 2 tuần nữa', '2026-12-07T00:00'],
  ['2 giờ nữa', '2026-11-23T11:00'],
  ['3 ngày trước', '2026-11-20T00:00'],
  ['2 tháng trước đây', '2026-09-23T00:00'],
  ['hai ngày tới lúc 9h', '2026-11-25T09:00'],
  ['trong 3 ngày', '2026-11-26T00:00'],
  ['tuần tới', '2026-11-30T00:00'],
  ['tuần rồi', '2026-11-16T00:00'],
  ['thứ sáu tuần qua', '2026-11-20T00:00'],
];

describe.each([
  ['windows begin or end now', windows],
  ['points have a day or hour of their own', points],
])('%s', (_name, table) => {
  test.each(table)('%s', (text, when) => {
    expect(read(text)).toBe(when);
    expect(read(text, false)).toBe(when);
    expect(read(fold(text))).toBe(when);
  });
});

test.each([
  ['em gửi trong 3 ngày tới', '2026-11-26'],
  ['xong trong 2 tuần tới', '2026-12-07'],
  ['ba ngày qua em làm báo cáo', undefined],
])('what is due in "%s" is due at the end of it', (text, due) => {
  expect(parseDeadline(text, reference)?.date).toBe(due);
});

test('a day of the week that is over is one of the calendar', () => {
  expect(read('thứ hai và thứ tư tuần qua')).toBe('2026-11-16T00:00 | 2026-11-18T00:00');
  expect(read('đầu tuần qua')).toBe('2026-11-16T00:00 – 2026-11-18T00:00');
});
