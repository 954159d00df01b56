import { describe, expect, test } from 'vitest';
import type { Entry } from './entries/entry.rules.ts';
import { busyEntries, clashCount, clashesOf } from './entries/entry.rules.ts';
import { entryAfter, noNudge, nudgeAfter, nudged, placeAfter } from './keys.rules.ts';

const vietnam = 'Asia/Ho_Chi_Minh';

const entry = (id: string, start: string, end: string, more: Partial<Entry> = {}): Entry => ({
  id,
  title: id,
  status: 'upcoming',
  answer: 'accepted',
  place: '',
  kind: 'other',
  tone: 'plain',
  series: null,
  days: null,
  version: 1,
  timeZone: vietnam,
  participantCount: 2,
  isBusy: false,
  mayMove: true,
  start: Date.parse(`2026-11-${start}Z`),
  end: Date.parse(`2026-11-${end}Z`),
  ...more,
});

describe('keys on the grid', () => {
  const place = { day: '2026-11-20', minute: 540, length: 30 };
  const work = { from: 480, to: 1050 };

  test.each([
    ['ArrowDown', false, { minute: 570 }],
    ['ArrowUp', false, { minute: 510 }],
    ['ArrowDown', true, { length: 45 }],
    ['ArrowUp', true, { length: 15 }],
    ['ArrowLeft', false, { day: '2026-11-19' }],
    ['ArrowRight', false, { day: '2026-11-21' }],
    ['Home', false, { minute: 480 }],
    ['End', false, { minute: 1020 }],
    ['PageUp', false, { day: '2026-11-13' }],
    ['PageDown', false, { day: '2026-11-27' }],
  ])('%s (Shift: %s) leads to %j', (key, shiftKey, change) => {
    expect(placeAfter(place, { key, shiftKey }, work)).toEqual({ ...place, ...change });
  });

  test('a day has ends, and a meeting a least length', () => {
    const late = { ...place, minute: 1410, length: 30 };
    expect(placeAfter(late, { key: 'ArrowDown', shiftKey: false }, work)).toEqual(late);
    expect(placeAfter(late, { key: 'ArrowDown', shiftKey: true }, work)).toEqual(late);
    const short = { ...place, length: 15 };
    expect(placeAfter(short, { key: 'ArrowUp', shiftKey: true }, work)).toEqual(short);
  });

  test('other keys lead nowhere', () => {
    expect(placeAfter(place, { key: 'a', shiftKey: false }, work)).toBeNull();
  });
});

describe('a meeting moved by keys', () => {
  const meeting = entry('Giao ban', '20T02:30', '20T03:00');
  const standsAfter = (...keys: readonly (readonly [string, boolean])[]) => {
    const nudge = keys.reduce((now, [key, shiftKey]) => nudgeAfter(now, { key, shiftKey }) ?? now, noNudge);
    const { start, end } = nudged(meeting, nudge, vietnam);
    return [start, end].map((instant) => new Date(instant).toISOString().slice(8, 16));
  };

  test('goes by quarters and days, and its end by quarters', () => {
    expect(standsAfter(['ArrowDown', false], ['ArrowRight', false])).toEqual(['21T02:45', '21T03:15']);
    expect(standsAfter(['ArrowDown', true], ['ArrowDown', true])).toEqual(['20T02:30', '20T03:30']);
    expect(standsAfter(['ArrowUp', false], ['ArrowDown', true])).toEqual(['20T02:15', '20T03:00']);
  });

  test('there and back it is where it was', () => {
    const there = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowUp'] as const;
    expect(standsAfter(...there.map((key) => [key, false] as const))).toEqual(['20T02:30', '20T03:00']);
  });

  test('does not stretch over days', () => {
    expect(nudgeAfter(noNudge, { key: 'ArrowRight', shiftKey: true })).toBeNull();
    expect(nudgeAfter(noNudge, { key: 'Enter', shiftKey: false })).toBeNull();
  });
});

test('arrows lead from meeting to meeting: by time, or to the nearest of the day beside', () => {
  const [first, second, next, far] = [
    entry('a', '20T02:00', '20T03:00'),
    entry('b', '20T07:00', '20T08:00'),
    entry('c', '21T06:00', '21T07:00'),
    entry('d', '23T07:00', '23T08:00'),
  ] as const;
  const all = [far, next, second, first];
  const leads = (from: Entry, key: string) => entryAfter(all, from, key)?.id;
  expect(leads(first, 'ArrowDown')).toBe('b');
  expect(leads(second, 'ArrowUp')).toBe('a');
  expect(leads(first, 'ArrowUp')).toBeUndefined();
  expect(leads(second, 'ArrowRight')).toBe('c');
  expect(leads(next, 'ArrowRight')).toBe('d');
  expect(leads(next, 'ArrowLeft')).toBe('b');
});

describe('one’s own meetings at the same time', () => {
  const ids = (...entries: Entry[]) => [...clashesOf(entries)].toSorted();

  test('are counted, those that only touch are not', () => {
    const all = [
      entry('a', '20T02:00', '20T03:00'),
      entry('b', '20T03:00', '20T04:00'),
      entry('c', '20T03:30', '20T03:45'),
    ];
    expect(ids(...all)).toEqual(['b', 'c']);
  });

  test('also when a long one covers some', () => {
    const all = [
      entry('long', '20T01:00', '20T09:00'),
      entry('b', '20T02:00', '20T03:00'),
      entry('c', '20T05:00', '20T06:00'),
    ];
    expect(ids(...all)).toEqual(['b', 'c', 'long']);
    expect(clashCount(all)).toBe(1);
    expect(clashCount([...all, entry('d', '21T01:00', '21T02:00'), entry('e', '21T01:30', '21T02:00')])).toBe(
      2,
    );
  });

  test('do not count what others are busy with', () => {
    const busy = busyEntries([{ startsAt: '2026-11-20T02:00Z', endsAt: '2026-11-20T03:00Z' }], 'somebody');
    expect(ids(entry('a', '20T02:00', '20T03:00'), ...busy)).toEqual([]);
    expect(busy[0]).toMatchObject({ title: 'Bận', mayMove: false });
  });

  test.each([
    [{ answer: 'declined' }],
    [{ answer: null }],
    [{ status: 'cancelled' }],
    [{ status: 'draft' }],
  ] as const)('do not count with %j', (more) => {
    expect(ids(entry('a', '20T02:00', '20T03:00'), entry('b', '20T02:00', '20T03:00', more))).toEqual([]);
  });
});
