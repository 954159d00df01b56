import { describe, expect, test } from 'vitest';
import { companyRange, ownDay, ownMoment, ownSpan, rangeIn } from './own-clock.ts';

const hanoi = 'Asia/Ho_Chi_Minh';
const span = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z', timeZone: hanoi };

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
    expect(ownSpan(span, { own, company })).toBe(words);
  });

  test('a moment and the bare hours of the company follow the same rule', () => {
    const clocks = { own: 'Asia/Tokyo', company: hanoi };
    expect(ownMoment(span.startsAt, clocks)).toBe(
      'Thứ Ba, 24/11/2026 lúc 11:30 (giờ công ty Thứ Ba, 24/11/2026 lúc 09:30)',
    );
    expect(companyRange(span, clocks)).toBe('09:30–10:00');
    expect(companyRange(span, { own: hanoi, company: hanoi })).toBeNull();
  });
});

describe('an all-day meeting', () => {
  const day = { startsAt: '2026-11-23T17:00:00Z', endsAt: '2026-11-24T17:00:00Z', timeZone: hanoi };

  test.each([hanoi, 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])(
    'is its own day in %s',
    (own) => {
      const clocks = { own, company: hanoi };
      expect(ownSpan(day, clocks)).toBe('Thứ Ba, 24/11/2026, cả ngày');
      expect(rangeIn(day, own)).toBe('cả ngày');
      expect(companyRange(day, clocks)).toBeNull();
      expect(ownDay(day, own)).toBe('2026-11-24');
    },
  );

  test('says its last day where it has several', () => {
    const days = { ...day, endsAt: '2026-11-25T17:00:00Z' };
    expect(rangeIn(days, 'Europe/Berlin')).toBe('cả ngày đến 25/11/2026');
    expect(ownSpan(days, { own: 'Europe/Berlin', company: hanoi })).toBe(
      'Thứ Ba, 24/11/2026 – Thứ Tư, 25/11/2026, cả ngày',
    );
  });

  test('is none where only the reader’s clock shows midnights', () => {
    const hours = { ...day, timeZone: 'Europe/Berlin' };
    expect(ownSpan(hours, { own: hanoi, company: hanoi })).toBe(
      'Thứ Ba, 24/11/2026, 00:00 – Thứ Tư, 25/11/2026, 00:00',
    );
  });
});
