import { readDeadline } from '@hopgon/engine/time/said-deadline';
import { describe, expect, test } from 'vitest';
import { judgeDeadline } from './judge-deadline.rules.ts';

// A Friday.
const now = '2026-11-20T10:20:00';

describe('a day to be done by', () => {
  test.each([
    ['mai', '2026-11-21'],
    ['thứ Ba', '2026-11-24'],
    ['trước thứ Ba', '2026-11-24'],
    ['25/11', '2026-11-25'],
    ['hôm nay', '2026-11-20'],
    ['cuối tháng', '2026-11-30'],
    ['2 ngày nữa', '2026-11-22'],
    ['25/11/2026', '2026-11-25'],
  ])('%s', (text, date) => {
    expect(judgeDeadline(readDeadline(text, now), now)).toEqual({ kind: 'settled', date });
  });

  test.each([
    ['hôm qua', 'past', ['2026-11-20', '2026-11-21', '2026-11-27']],
    ['20/10/2026', 'past', ['2026-11-20', '2026-11-21', '2026-11-27']],
    ['20/10', 'past', ['2027-10-20', '2026-11-20', '2026-11-21']],
    ['thứ Sáu', 'which-day', ['2026-11-20', '2026-11-27']],
    ['càng sớm càng tốt', 'unread', []],
  ])('%s is asked back', (text, kind, dates) => {
    expect(judgeDeadline(readDeadline(text, now), now)).toEqual({ kind, dates });
  });
});
