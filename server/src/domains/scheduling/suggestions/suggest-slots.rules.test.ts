import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Search, Subject } from './candidates.rules.ts';
import { explainNothing } from './explain-nothing.rules.ts';
import { possibleTimes, suggestSlots } from './suggest-slots.rules.ts';
import { type Hours, workWindows } from './working-time.rules.ts';

const zone = 'Asia/Ho_Chi_Minh';
const hours = {
  zone,
  start: '08:00',
  end: '17:00',
  lunch: { start: '12:00', end: '13:00' },
  days: [1, 2, 3, 4, 5],
} as const;
const at = (local: string): number => Date.parse(`${local}:00+07:00`);
const shown = (instant: number): string => new Date(instant + 7 * 3_600_000).toISOString().slice(0, 16);
const minute = 60_000;

const person = (id: string, busy: readonly (readonly [string, string])[] = [], required = true): Subject => ({
  id,
  kind: 'person',
  name: id,
  required,
  busy: busy.map(([start, end]) => ({ start: at(start), end: at(end) })),
});

const search = (changed: Partial<Search> = {}): Search => ({
  range: { start: at('2026-11-23T00:00'), end: at('2026-11-28T00:00') },
  now: at('2026-11-21T10:00'),
  minutes: 60,
  rest: 0,
  throughLunch: false,
  hours,
  subjects: [person('An'), person('Bình')],
  ...changed,
});

const starts = (found: readonly { readonly start: number }[]): string[] =>
  found.map(({ start }) => shown(start));

describe('times people can meet', () => {
  test('the best first, then other days and other parts of the day', () => {
    expect(starts(suggestSlots(search(), 6))).toEqual([
      '2026-11-23T09:00',
      '2026-11-24T14:00',
      '2026-11-25T10:00',
      '2026-11-26T15:00',
      '2026-11-27T11:00',
      '2026-11-23T13:30',
    ]);
  });

  test('not where the company does not meet, and not beyond its hours a week', () => {
    const free = { mornings: [1, 2, 3, 4], afternoons: [5] };
    const found = starts(suggestSlots(search({ hours: { ...hours, meetingFree: free } }), 12));
    expect(found.every((start) => start > '2026-11-27' === start.slice(11) < '12:00')).toBe(true);
    expect(found).toHaveLength(12);
    // An has nine hours of meetings this week and one the next.
    const an = person('An', [
      ['2026-11-23T08:00', '2026-11-23T12:00'],
      ['2026-11-24T08:00', '2026-11-24T13:00'],
      ['2026-11-30T08:00', '2026-11-30T09:00'],
    ]);
    const range = { start: at('2026-11-23T00:00'), end: at('2026-12-05T00:00') };
    const limited = search({ range, subjects: [an, person('Bình')], weekLimit: 10 * 60 - 30 });
    expect(starts(suggestSlots(limited, 6)).every((start) => start > '2026-11-30')).toBe(true);
    const thisWeek = { ...limited, range: search().range };
    expect(suggestSlots(thisWeek, 6)).toEqual([]);
    expect(explainNothing(thisWeek).text).toMatch(/^Giờ nào mọi người cùng rảnh cũng trái quy định họp/);
  });

  test.each<[string, readonly (readonly [string, string])[], string[]]>([
    ['two hours', [['10:00', '16:00']], ['09:00', '09:00', '16:00', '16:00', '09:00']],
    ['one hour', [['10:00', '23:00']], ['09:00', '09:00', '09:00', '09:00', '09:00']],
  ])('a third time at an hour only where there is no other: %s', (_, busy, clocks) => {
    const days = ['23', '24', '25', '26', '27'].map((day) => `2026-11-${day}T`);
    const all = [['00:00', '09:00'] as const, ...busy];
    const an = person(
      'An',
      days.flatMap((day) => all.map(([start, end]) => [`${day}${start}`, `${day}${end}`] as const)),
    );
    const found = starts(suggestSlots(search({ subjects: [an] }), 5));
    expect(found.map((start) => start.slice(11))).toEqual(clocks);
  });

  test('a day worked in exchange counts, a holiday of the law and one of the company do not', () => {
    const changed = new Map([
      ['2027-01-02', { kind: 'work', name: 'Làm bù' }],
      ['2026-12-31', { kind: 'off', name: 'Nghỉ cuối năm' }],
    ] as const);
    const range = { start: at('2026-12-31T00:00'), end: at('2027-01-04T00:00') };
    const found = suggestSlots(search({ range, hours: { ...hours, changed } }), 9);
    expect(new Set(starts(found).map((start) => start.slice(0, 10)))).toEqual(new Set(['2027-01-02']));
  });

  test('a rest is kept before and after the meetings of people, not of rooms', () => {
    const busy = [['2026-11-23T09:00', '2026-11-23T10:00']] as const;
    const range = { start: at('2026-11-23T00:00'), end: at('2026-11-23T12:00') };
    const room = { ...person('Phòng Sen', busy), kind: 'room' as const };
    const times = (subject: Subject) =>
      starts(possibleTimes(search({ range, rest: 15, subjects: [subject], minutes: 45 })));
    expect(times(person('An', busy))).toEqual([
      '2026-11-23T08:00',
      '2026-11-23T10:15',
      '2026-11-23T10:30',
      '2026-11-23T10:45',
      '2026-11-23T11:00',
      '2026-11-23T11:15',
    ]);
    expect(times(room)).toContain('2026-11-23T08:15');
    expect(times(room)).toContain('2026-11-23T10:00');
  });

  test('nothing begins in the past, and quarters are those of the clock', () => {
    const found = possibleTimes(search({ now: at('2026-11-23T09:07') }));
    expect(starts(found)[0]).toBe('2026-11-23T09:15');
  });

  test.each([
    [null, ['11:00', '11:30', '12:00', '12:30', '13:00']],
    [{ start: '11:30', end: '12:30' }, ['11:00', '12:30', '13:00']],
  ])('nobody is asked to meet in the pause of the company: %j', (lunch, expected) => {
    const range = { start: at('2026-11-23T11:00'), end: at('2026-11-23T13:30') };
    const found = starts(possibleTimes(search({ range, minutes: 30, hours: { ...hours, lunch } })));
    expect(found.map((start) => start.slice(11)).filter((start) => /[03]0$/.test(start))).toEqual(expected);
  });

  test.each([
    ['America/New_York', '2026-11-02T14:00:00.000Z'],
    ['Europe/London', '2026-11-02T09:00:00.000Z'],
  ])('the clock of %s is right after summer time', (summerZone, start) => {
    const range = { start: Date.parse('2026-10-31T00:00Z'), end: Date.parse('2026-11-03T00:00Z') };
    const found = suggestSlots(search({ range, now: 0, hours: { ...hours, zone: summerZone } }), 1);
    expect(found.map((slot) => new Date(slot.start).toISOString())).toEqual([start]);
  });
});

describe('what is said of a time', () => {
  const only = (from: string, to: string, subjects: readonly Subject[], rest: Partial<Search> = {}) =>
    suggestSlots(search({ range: { start: at(from), end: at(to) }, subjects, ...rest }), 1)[0]?.reasons;

  test.each([
    [
      '2026-11-24T08:00',
      '2026-11-24T09:00',
      ['Mọi người đều rảnh', 'Sớm nhất có thể', 'Ngay đầu giờ làm việc'],
    ],
    ['2026-11-24T10:00', '2026-11-24T11:00', ['Mọi người đều rảnh', 'Sớm nhất có thể', 'Giữa buổi sáng']],
    [
      '2026-11-24T13:00',
      '2026-11-24T14:00',
      ['Mọi người đều rảnh', 'Sớm nhất có thể', 'Ngay sau giờ nghỉ trưa'],
    ],
    [
      '2026-11-27T16:00',
      '2026-11-27T17:00',
      ['Mọi người đều rảnh', 'Sớm nhất có thể', 'Sát giờ tan làm', 'Cuối chiều thứ Sáu'],
    ],
  ])('%s–%s', (from, to, reasons) => {
    expect(only(from, to, [person('An'), person('Bình')])).toEqual(reasons);
  });

  test('who is busy, who comes from another meeting, which room is free', () => {
    const subjects = [
      person('An'),
      person('Bình', [['2026-11-24T09:00', '2026-11-24T10:00']]),
      person('Chi', [['2026-11-24T10:30', '2026-11-24T12:00']], false),
      { ...person('Phòng Sen'), kind: 'room' as const },
    ];
    expect(only('2026-11-24T10:00', '2026-11-24T11:00', subjects)).toEqual([
      'Mọi người bắt buộc đều rảnh',
      'Chi (không bắt buộc) bận',
      'Phòng Sen còn trống',
      'Sớm nhất có thể',
      'Giữa buổi sáng',
      'Bình có cuộc họp sát giờ này',
    ]);
    expect(only('2026-11-24T10:00', '2026-11-24T11:00', [person('An')])?.[0]).toBe('An rảnh');
  });
});

describe('when there is no time', () => {
  const wholeWeek = [['2026-11-23T00:00', '2026-11-28T00:00']] as const;

  test('the person who blocks most is named, and the constraint to relax', () => {
    const subjects = [
      person('An'),
      person('Bình', wholeWeek),
      person('Chi', [['2026-11-23T08:00', '2026-11-23T17:00']]),
    ];
    expect(suggestSlots(search({ subjects }), 5)).toEqual([]);
    const { text, obstacles, ways } = explainNothing(search({ subjects }));
    expect(text).toBe('Không có lúc nào mọi người bắt buộc cùng rảnh trong khoảng này.');
    expect(obstacles).toEqual([
      { id: 'Bình', kind: 'person', name: 'Bình', percent: 100 },
      { id: 'Chi', kind: 'person', name: 'Chi', percent: 20 },
    ]);
    expect(ways.map((way) => way.text)).toEqual(['Để Bình là không bắt buộc', 'Tìm thêm 1 tuần nữa']);
  });

  test.each<[string, Partial<Search>, string, string[]]>([
    [
      'a weekend',
      { range: { start: at('2026-11-28T00:00'), end: at('2026-11-30T00:00') } },
      'Khoảng này không còn giờ làm việc nào.',
      ['Tìm thêm 1 tuần nữa'],
    ],
    [
      'longer than a morning',
      { minutes: 300 },
      'Không có khoảng giờ làm việc liền nhau nào dài 300 phút.',
      ['Rút xuống 120 phút', 'Họp cả trong giờ nghỉ trưa'],
    ],
    [
      'a rest too many',
      {
        range: { start: at('2026-11-23T08:00'), end: at('2026-11-23T10:00') },
        rest: 30,
        subjects: [person('An', [['2026-11-23T09:00', '2026-11-23T10:00']])],
      },
      'Không có lúc nào mọi người bắt buộc cùng rảnh trong khoảng này.',
      ['Rút xuống 30 phút', 'Không chừa giờ nghỉ giữa các cuộc họp', 'Tìm thêm 1 tuần nữa'],
    ],
  ])('%s', (_, changed, text, ways) => {
    const nothing = explainNothing(search(changed));
    expect(nothing.text).toBe(text);
    expect(nothing.ways.map((way) => way.text)).toEqual(ways);
  });
});

describe('whatever people have planned', () => {
  const range = { start: at('2026-11-23T00:00'), end: at('2026-12-21T00:00') };
  const span = (range.end - range.start) / minute;
  const meeting = fc
    .tuple(fc.integer({ min: 0, max: span }), fc.integer({ min: 5, max: 1_000 }))
    .map(([start, length]) => ({
      start: range.start + start * minute,
      end: range.start + (start + length) * minute,
    }));
  const subject = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom('person' as const, 'room' as const),
    name: fc.constant('Ai đó'),
    required: fc.boolean(),
    busy: fc.array(meeting, { maxLength: 40 }),
  });
  const searches = fc.record({
    range: fc.constant(range),
    now: fc.integer({ min: -2_000, max: span }).map((minutes) => range.start + minutes * minute),
    minutes: fc.integer({ min: 5, max: 480 }),
    rest: fc.constantFrom(0, 10, 15, 60),
    throughLunch: fc.boolean(),
    hours: fc.constantFrom<Hours>(
      hours,
      { ...hours, lunch: null },
      { ...hours, lunch: { start: '11:30', end: '13:15' } },
    ),
    subjects: fc.array(subject, { minLength: 1, maxLength: 8 }),
  });
  const most = 6;
  const holds = (says: (search: Search) => void) => fc.assert(fc.property(searches, says), { numRuns: 80 });

  test('a suggestion never overlaps what a required person has, the rest included', () =>
    holds((one) => {
      for (const slot of suggestSlots(one, most)) {
        for (const { kind, busy } of one.subjects.filter(({ required }) => required)) {
          const pause = kind === 'person' ? one.rest * minute : 0;
          const met = busy.filter(({ start, end }) => start - pause < slot.end && end + pause > slot.start);
          expect(met).toEqual([]);
        }
      }
    }));

  test('it is as long as asked, in working time, not over, and inside the range', () =>
    holds((one) => {
      const windows = workWindows(one.range, one.hours, one);
      for (const { start, end } of suggestSlots(one, most)) {
        expect(end - start).toBe(one.minutes * minute);
        expect(start).toBeGreaterThanOrEqual(one.now);
        expect(windows.some((window) => window.start <= start && end <= window.end)).toBe(true);
      }
    }));

  test('the same search finds the same, and never two within an hour', () =>
    holds((one) => {
      const found = suggestSlots(one, most);
      expect(suggestSlots(one, most)).toEqual(found);
      const sorted = found.map(({ start }) => start).toSorted((left, right) => left - right);
      const gaps = sorted.slice(1).map((start, place) => start - (sorted[place] ?? 0));
      expect(gaps.every((gap) => gap >= 60 * minute)).toBe(true);
    }));

  test('nothing is suggested only when a check of every minute finds nothing either', () =>
    holds((one) => {
      const free = workWindows(one.range, one.hours, one).some((window) => {
        for (let start = window.start; start + one.minutes * minute <= window.end; start += 15 * minute) {
          const end = start + one.minutes * minute;
          const isFree = one.subjects.every(
            ({ required, kind, busy }) =>
              !required ||
              busy.every((met) => {
                const pause = kind === 'person' ? one.rest * minute : 0;
                return met.end + pause <= start || met.start - pause >= end;
              }),
          );
          if (isFree && start >= one.now) return true;
        }
        return false;
      });
      expect(suggestSlots(one, most).length > 0).toBe(free);
    }));

  test('every way out that is offered leads out', () =>
    holds((one) => {
      if (suggestSlots(one, 1).length > 0) return;
      for (const way of explainNothing(one).ways) {
        const subjects = one.subjects.map((each) =>
          way.kind === 'optional' && each.id === way.id ? { ...each, required: false } : each,
        );
        const loosened: Search = {
          ...one,
          subjects,
          ...(way.kind === 'shorter' && { minutes: way.minutes }),
          ...(way.kind === 'no-rest' && { rest: 0 }),
          ...(way.kind === 'through-lunch' && { throughLunch: true }),
          ...(way.kind === 'longer-range' && { range: { ...one.range, end: way.end } }),
        };
        expect(suggestSlots(loosened, 1), way.text).toHaveLength(1);
      }
    }));
});

test('twenty people and four weeks take a few milliseconds', () => {
  const subjects = Array.from({ length: 20 }, (_, place) => ({
    ...person(`Người ${place}`, [], place % 4 !== 3),
    busy: Array.from({ length: 60 }, (__, meeting) => {
      const start = at('2026-11-23T08:00') + ((place * 7 + meeting * 11) % 672) * 60 * minute;
      return { start, end: start + 45 * minute };
    }),
  }));
  const range = { start: at('2026-11-23T00:00'), end: at('2026-12-21T00:00') };
  const from = process.threadCpuUsage();
  expect(suggestSlots(search({ subjects, range }), 8).length).toBeGreaterThan(0);
  // Of the processor, whatever else the machine does; the bench holds it to its aim by the clock.
  const { user, system } = process.threadCpuUsage(from);
  expect((user + system) / 1000).toBeLessThan(250);
});
