import type { AttendanceAct } from '@hopgon/contract/live/schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AttendanceRecord,
  attendanceOf,
  isPossibleDeparture,
  isPossibleTime,
  isThereAt,
} from './attendance.rules.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 20, 1, minutes));
const record = (act: AttendanceAct, minutes: number, reason = ''): AttendanceRecord => ({
  ...{ act, at: at(minutes), reason },
});
const inWords = (records: readonly AttendanceRecord[]): string => {
  const { attendance, reason, stays } = attendanceOf(records);
  const parts = stays.map(
    ({ way, arrivedAt, leftAt }) => `${way} ${arrivedAt.getUTCMinutes()}-${leftAt?.getUTCMinutes() ?? ''}`,
  );
  return [attendance, reason, ...parts].filter(Boolean).join('; ');
};

describe('what records of one person add up to', () => {
  test.each<[string, AttendanceRecord[], string]>([
    ['nothing recorded', [], 'unrecorded'],
    ['came', [record('in-person', 5)], 'in-person; in-person 5-'],
    ['came, the minute corrected', [record('online', 5), record('online', 3)], 'online; online 3-'],
    ['left', [record('in-person', 5), record('left', 20)], 'in-person; in-person 5-20'],
    [
      'left, the minute corrected',
      [record('in-person', 5), record('left', 20), record('left', 25)],
      'in-person; in-person 5-25',
    ],
    [
      'came back another way',
      [record('in-person', 5), record('left', 20), record('online', 30)],
      'online; in-person 5-20; online 30-',
    ],
    [
      'went on from home without leaving',
      [record('in-person', 5), record('online', 20)],
      'online; in-person 5-20; online 20-',
    ],
    ['absent with a reason', [record('absent', 0, 'ốm')], 'absent; ốm'],
    ['absent after all', [record('in-person', 5), record('absent', 6, 'nhầm')], 'absent; nhầm'],
    ['came after all', [record('absent', 0, 'ốm'), record('online', 15)], 'online; online 15-'],
    ['taken back', [record('in-person', 5), record('unrecorded', 6)], 'unrecorded'],
    ['left without having come', [record('left', 6)], 'unrecorded'],
    [
      'a departure before the arrival ends at the arrival',
      [record('in-person', 9), record('left', 2)],
      'in-person; in-person 9-9',
    ],
  ])('%s', (_, records, expected) => expect(inWords(records)).toBe(expected));
});

const anyRecords = fc.array(
  fc.record({
    act: fc.constantFrom<AttendanceAct>('in-person', 'online', 'left', 'absent', 'unrecorded'),
    at: fc.integer({ min: 0, max: 59 }).map(at),
    reason: fc.constant(''),
  }),
  { maxLength: 12 },
);

describe('however somebody was recorded', () => {
  test('their stays are in order and do not overlap, and only the last is open', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const { stays } = attendanceOf(records);
        const moments = stays.flatMap(({ arrivedAt, leftAt }) => [arrivedAt, leftAt]);
        expect(moments.slice(0, -1)).not.toContain(null);
        const times = moments.flatMap((moment) => moment?.getTime() ?? []);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });

  test('they are there exactly in one stay or in none', () => {
    fc.assert(
      fc.property(anyRecords, fc.integer({ min: 0, max: 59 }), (records, minute) => {
        const person = attendanceOf(records);
        const covering = person.stays.filter(
          ({ arrivedAt, leftAt }) => arrivedAt <= at(minute) && (!leftAt || leftAt > at(minute)),
        );
        expect(covering.length).toBe(isThereAt(person, at(minute)) ? 1 : 0);
      }),
    );
  });

  test('stays and a mark of absence exclude each other', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const { attendance, stays } = attendanceOf(records);
        expect(stays.length > 0).toBe(attendance === 'in-person' || attendance === 'online');
      }),
    );
  });
});

test.each([
  ['now', 0, true],
  ['in a minute', 1, false],
  ['a day before the start', -24 * 60 - 30, true],
  ['more than a day before the start', -24 * 60 - 31, false],
])('whether somebody can have come %s', (_, minutes, possible) =>
  expect(isPossibleTime(at(30 + minutes), { startsAt: at(0), now: at(30) })).toBe(possible),
);

const cameIn = (seconds: number) => ({
  stays: [{ way: 'in-person' as const, arrivedAt: new Date(at(5).getTime() + seconds * 1000), leftAt: null }],
});
test.each([
  ['before they came', at(4), cameIn(0), false],
  ['in the minute in which they came', at(5), cameIn(35), true],
  ['after they came', at(6), cameIn(35), true],
  ['without having come', at(4), { stays: [] }, true],
])('whether somebody can have left %s', (_, left, person, possible) =>
  expect(isPossibleDeparture(person, left)).toBe(possible),
);
