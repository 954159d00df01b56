import type { LiveItem, LiveMeeting } from '@hopgon/contract/live/schemas';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '../../../lib/format/durations.ts';
import { elapsed, expectedEnd, formatClock, leftInWords, paceInWords, spentOn } from './course.rules.ts';

const start = Date.parse('2026-11-20T01:30:00Z');
const at = (minutes: number): string => new Date(start + minutes * minuteMs).toISOString();
const itemOf = (id: string, minutes: number, spans: [number, number | null][] = []): LiveItem => ({
  ...{ id, title: id, minutes, extraMinutes: 0, presenter: null, note: '' },
  spans: spans.map(([from, to]) => ({ from: at(from), to: to === null ? null : at(to) })),
});
const liveOf = (rest: Partial<LiveMeeting>): LiveMeeting => ({
  ...{ meetingId: 'm', state: 'running', startedAt: at(0), endedAt: null, now: at(0), items: [] },
  ...{ currentItemId: null, people: [], speakers: [], can: { run: true, start: true } },
  quorum: { present: 0, of: 0, needed: 1, isMet: false, share: null },
  ...rest,
});

test.each([
  [0, '00:00'],
  [487_999, '08:07'],
  [3_750_000, '1:02:30'],
  [-5, '00:00'],
])('%i ms read %s', (milliseconds, text) => expect(formatClock(milliseconds)).toBe(text));

describe('an item', () => {
  test('adds up all the times it was spoken of, the running one up to now', () =>
    expect(
      spentOn(
        itemOf('a', 10, [
          [0, 3],
          [5, null],
        ]),
        start + 7 * minuteMs,
      ),
    ).toBe(5 * minuteMs));

  test.each<[string, LiveItem, ReturnType<typeof leftInWords>]>([
    ['within its plan', itemOf('a', 10, [[0, null]]), { text: 'còn 02:00', isOver: false }],
    ['over its plan', itemOf('a', 5, [[0, null]]), { text: 'quá 03:00', isOver: true }],
    ['without a plan', itemOf('a', 0, [[0, null]]), null],
  ])('%s', (_, item, expected) => expect(leftInWords(item, start + 8 * minuteMs)).toEqual(expected));
});

describe('the meeting', () => {
  test('has gone on since it started, and stands still once it ended', () => {
    expect(elapsed(liveOf({}), start + minuteMs)).toBe(minuteMs);
    expect(elapsed(liveOf({ endedAt: at(20) }), start + 90 * minuteMs)).toBe(20 * minuteMs);
    expect(elapsed(liveOf({ startedAt: null }), start)).toBe(0);
  });

  test('ends when what is left of this item and the later ones is through', () => {
    const items = [itemOf('a', 10, [[0, 8]]), itemOf('b', 10, [[8, null]]), itemOf('c', 20)];
    const now = start + 12 * minuteMs;
    expect(expectedEnd(liveOf({ items, currentItemId: 'b' }), now)).toBe(now + 26 * minuteMs);
    expect(expectedEnd(liveOf({ items }), now)).toBeNull();
  });

  test.each([
    [-60_000, 'sớm hơn lịch 1 phút'],
    [20_000, 'đúng lịch'],
    [600_000, 'muộn hơn lịch 10 phút'],
  ])('%i ms off its plan is %s', (off, words) => expect(paceInWords(start + off, start)).toBe(words));
});
