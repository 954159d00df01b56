import { formatLocalRange } from '@hopgon/contract/time/format-local';
import { findTime, readTime } from '@hopgon/engine/time/said-time';
import { describe, expect, test } from 'vitest';
import { typeWhen } from '../../render/type-when.rules.ts';
import type { Slot } from '../../shared/workplace.rules.ts';
import { judgeTime } from './judge-time.rules.ts';

const writeWhen = ({ start, end }: Slot) => formatLocalRange(start, end);

// Friday, 20/11/2026, 10:20.
const present = {
  now: '2026-11-20T10:20:00',
  hours: { start: '09:00', end: '18:00', lunch: { start: '12:00', end: '13:00' }, days: [1, 2, 3, 4, 5] },
  minutes: 30,
};
const judge = (text: string, now = present.now) => judgeTime(readTime(text, now), { ...present, now });
const offered = (text: string, now?: string) => {
  const verdict = judge(text, now);
  return 'slots' in verdict ? [verdict.kind, ...verdict.slots.slice(0, 4).map(writeWhen)] : [verdict.kind];
};

describe('is settled', () => {
  test.each([
    ['9h30 thứ Ba tuần sau', 'Thứ Ba, 24/11/2026, 09:30–10:00'],
    ['9h30 thu ba tuan sau', 'Thứ Ba, 24/11/2026, 09:30–10:00'],
    ['9h30 thứ Ba', 'Thứ Ba, 24/11/2026, 09:30–10:00'],
    ['3h chiều mai', 'Thứ Bảy, 21/11/2026, 15:00–15:30'],
    ['8h30 thứ Ba', 'Thứ Ba, 24/11/2026, 08:30–09:00'],
    ['3h mai', 'Thứ Bảy, 21/11/2026, 15:00–15:30'],
    ['2h đến 3h thứ Ba', 'Thứ Ba, 24/11/2026, 14:00–15:00'],
    ['15h hôm nay', 'Thứ Sáu, 20/11/2026, 15:00–15:30'],
    ['2h', 'Thứ Sáu, 20/11/2026, 14:00–14:30'],
    ['từ 2h đến 3h30', 'Thứ Sáu, 20/11/2026, 14:00–15:30'],
    ['9h đến 11h ngày 25/11', 'Thứ Tư, 25/11/2026, 09:00–11:00'],
    ['14h 25/11, 45 phút', 'Thứ Tư, 25/11/2026, 14:00–14:45'],
    ['16h thứ Sáu tuần này', 'Thứ Sáu, 20/11/2026, 16:00–16:30'],
    ['16h thứ Sáu tuần sau', 'Thứ Sáu, 27/11/2026, 16:00–16:30'],
    ['23h45 mai', 'Thứ Bảy, 21/11/2026, 23:45 – Chủ Nhật, 22/11/2026, 00:15'],
    ['09:30-10:00 24/11/2026', 'Thứ Ba, 24/11/2026, 09:30–10:00'],
    ['03:00 24/11/2026', 'Thứ Ba, 24/11/2026, 03:00–03:30'],
  ])('%s', (text, expected) => {
    const verdict = judge(text);
    expect(verdict).toMatchObject({ kind: 'settled' });
    expect(verdict.kind === 'settled' && writeWhen(verdict.slot)).toBe(expected);
  });
});

describe('is asked back', () => {
  test.each([
    ['9h hôm nay', ['past', 'Thứ Bảy, 21/11/2026, 09:00–09:30', 'Thứ Hai, 23/11/2026, 09:00–09:30']],
    ['9h', ['past', 'Thứ Bảy, 21/11/2026, 09:00–09:30', 'Thứ Hai, 23/11/2026, 09:00–09:30']],
    [
      '9h 20/10',
      [
        'past',
        'Thứ Tư, 20/10/2027, 09:00–09:30',
        'Thứ Bảy, 21/11/2026, 09:00–09:30',
        'Thứ Hai, 23/11/2026, 09:00–09:30',
      ],
    ],
    [
      '8h hôm nay',
      [
        'past',
        'Thứ Sáu, 20/11/2026, 20:00–20:30',
        'Thứ Bảy, 21/11/2026, 20:00–20:30',
        'Thứ Hai, 23/11/2026, 20:00–20:30',
      ],
    ],
    ['9h hôm qua', ['past', 'Thứ Bảy, 21/11/2026, 09:00–09:30', 'Thứ Hai, 23/11/2026, 09:00–09:30']],
    ['16h thứ Sáu', ['which-day', 'Thứ Sáu, 20/11/2026, 16:00–16:30', 'Thứ Sáu, 27/11/2026, 16:00–16:30']],
    ['7h thứ Ba', ['which-hour', 'Thứ Ba, 24/11/2026, 19:00–19:30', 'Thứ Ba, 24/11/2026, 07:00–07:30']],
    [
      'tuần sau',
      [
        'which-day',
        'Thứ Hai, 23/11/2026, 09:00–09:30',
        'Thứ Ba, 24/11/2026, 09:00–09:30',
        'Thứ Tư, 25/11/2026, 09:00–09:30',
        'Thứ Năm, 26/11/2026, 09:00–09:30',
      ],
    ],
    [
      'chiều thứ Ba',
      [
        'no-clock',
        'Thứ Ba, 24/11/2026, 13:00–13:30',
        'Thứ Ba, 24/11/2026, 14:00–14:30',
        'Thứ Ba, 24/11/2026, 15:00–15:30',
        'Thứ Ba, 24/11/2026, 16:00–16:30',
      ],
    ],
    [
      '24/11',
      [
        'no-clock',
        'Thứ Ba, 24/11/2026, 09:00–09:30',
        'Thứ Ba, 24/11/2026, 10:00–10:30',
        'Thứ Ba, 24/11/2026, 11:00–11:30',
        'Thứ Ba, 24/11/2026, 13:00–13:30',
      ],
    ],
    [
      'hôm nay',
      [
        'no-clock',
        'Thứ Sáu, 20/11/2026, 11:00–11:30',
        'Thứ Sáu, 20/11/2026, 13:00–13:30',
        'Thứ Sáu, 20/11/2026, 14:00–14:30',
        'Thứ Sáu, 20/11/2026, 15:00–15:30',
      ],
    ],
    // A month by the moon is none of the rules a series can have.
    ['9h rằm hằng tháng', ['repeats', 'Thứ Hai, 23/11/2026, 09:00–09:30']],
    ['từ 9h 1/12 đến 9h 20/12', ['too-long']],
    ['khi nào rảnh', ['unread']],
    ['', ['unread']],
  ])('%s', (text, expected) => {
    expect(offered(text)).toEqual(expected);
  });

  test('what is offered for a day that is over lies ahead', () => {
    expect(offered('thứ Hai tuần này')).toEqual([
      'past',
      'Thứ Hai, 23/11/2026, 09:00–09:30',
      'Thứ Ba, 24/11/2026, 09:00–09:30',
      'Thứ Tư, 25/11/2026, 09:00–09:30',
      'Thứ Năm, 26/11/2026, 09:00–09:30',
    ]);
  });

  test('whatever is offered is understood when it is sent', () => {
    for (const text of ['9h hôm nay', '3h mai', 'tuần sau', '24/11', '16h thứ Sáu', '7h thứ Ba']) {
      const verdict = judge(text);
      for (const slot of 'slots' in verdict ? verdict.slots : []) {
        expect(judge(typeWhen(slot))).toEqual({ kind: 'settled', slot });
      }
    }
  });
});

test('the phrase is found with the words that lead to it', () => {
  expect(findTime('họp vào lúc 9h30 thứ Ba tuần sau về quý 4', present.now)).toMatchObject({
    before: 'họp ',
    time: { said: 'vào lúc 9h30 thứ Ba tuần sau' },
    after: ' về quý 4',
  });
  expect(findTime('chốt kế hoạch', present.now)).toBe(null);
});
