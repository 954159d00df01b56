import { describe, expect, test } from 'vitest';
import { companyRange, ownMoment, ownRange, ownSpan } from './own-clock.ts';

const hanoi = 'Asia/Ho_Chi_Minh';
const [start, end] = ['2026-11-24T02:30:00Z', '2026-11-24T03:00:00Z'];

describe('a time by the own clock first', () => {
  test.each([
    ['both clocks agree', hanoi, hanoi, 'Thứ Ba, 24/11/2026, 09:30–10:00'],
    ['they agree under other names', 'Asia/Bangkok', hanoi, 'Thứ Ba, 24/11/2026, 09:30–10:00'],
    [
      'the same day elsewhere',
      'Asia/Tokyo',
      hanoi,
      'Thứ Ba, 24/11/2026, 11:30–12:00 (giờ công ty 09:30–10:00)',
    ],
    [
      'the evening before',
      'America/New_York',
      hanoi,
      'Thứ Hai, 23/11/2026, 21:30–22:00 (giờ công ty Thứ Ba, 24/11/2026, 09:30–10:00)',
    ],
  ])('%s: own %s, company %s', (_, own, company, words) => {
    expect(ownSpan(start, end, { own, company })).toBe(words);
    expect(ownSpan(start, end, { own, company })).toContain(ownRange(start, end, { own, company }));
  });

  test('a moment and the bare hours of the company follow the same rule', () => {
    const clocks = { own: 'Asia/Tokyo', company: hanoi };
    expect(ownMoment(start, clocks)).toBe(
      'Thứ Ba, 24/11/2026 lúc 11:30 (giờ công ty Thứ Ba, 24/11/2026 lúc 09:30)',
    );
    expect(companyRange(start, end, clocks)).toBe('09:30–10:00');
    expect(companyRange(start, end, { own: hanoi, company: hanoi })).toBeNull();
  });
});
