import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFocus, suggestFocusMove } from './focus-move.rules.ts';
import {
  type HeldMeeting,
  type InvitedPerson,
  type SuggestionSource,
  sortSuggestions,
  suggestionsFor,
} from './suggestions.rules.ts';

const minute = 60_000;
const start = Date.parse('2026-11-23T02:00:00Z');

const held = (rest: Partial<HeldMeeting> = {}): HeldMeeting => ({
  plannedMinutes: 60,
  actualMinutes: 58,
  isRecorded: true,
  conclusions: 2,
  agendaItems: 3,
  reachedItems: 3,
  ...rest,
});

const person = (name: string, rest: Partial<InvitedPerson> = {}): InvitedPerson => ({
  userId: name,
  name,
  isAttendee: true,
  invited: 8,
  missed: 0,
  ...rest,
});

const people = (count: number): InvitedPerson[] =>
  Array.from({ length: count }, (_, place) => person(`Người ${place}`));

/** A weekly meeting of an hour with four people that eight times went as planned. */
const source = (rest: Partial<SuggestionSource> = {}): SuggestionSource => ({
  meetingId: 'next',
  title: 'Giao ban',
  start,
  end: start + 60 * minute,
  isSeries: true,
  meetingsInFourWeeks: 4,
  isWeekly: true,
  hasAgenda: true,
  hasGoal: false,
  people: people(4),
  others: 3,
  othersDeclined: 0,
  guests: 0,
  held: Array.from({ length: 8 }, () => held()),
  mayChange: true,
  mayRun: true,
  leaderName: 'Lê Bình',
  isSoon: true,
  ...rest,
});

const times = (count: number, rest: Partial<HeldMeeting>): HeldMeeting[] =>
  Array.from({ length: count }, () => held(rest));

describe('what the figures of a series bear', () => {
  test('meetings that go as planned bear nothing', () => expect(suggestionsFor(source())).toEqual([]));

  test.each<[string, Partial<SuggestionSource>, object]>([
    [
      'shorter, by the second longest of the last meetings',
      {
        held: [held({ actualMinutes: 60 }), held({ actualMinutes: 40 }), ...times(6, { actualMinutes: 29 })],
      },
      {
        kind: 'shorten',
        text: 'Rút “Giao ban” từ 60 xuống 45 phút',
        basis: '8 buổi gần nhất dài trung bình 34/60 phút.',
        savedMinutes: 4 * 4 * 15,
        change: { endsAt: '2026-11-23T02:45:00.000Z' },
      },
    ],
    [
      'every second week, where half of them settled nothing',
      { held: [...times(5, { conclusions: 0 }), ...times(3, {})] },
      {
        kind: 'fortnightly',
        basis: '5/8 buổi gần nhất có ghi chép mà không có quyết định hay việc nào.',
        savedMinutes: 4 * 4 * 30,
        change: { interval: 2 },
      },
    ],
    [
      'in writing, where all were short and settled one thing',
      { held: times(5, { actualMinutes: 15, conclusions: 1 }) },
      {
        kind: 'opinion',
        basis: '5 buổi gần nhất dài trung bình 15 phút, mỗi buổi nhiều nhất một kết luận, 4 người dự.',
      },
    ],
    [
      'two meetings, where a long one with many people leaves its agenda',
      {
        end: start + 120 * minute,
        people: people(9),
        held: times(4, { plannedMinutes: 120, actualMinutes: 118, agendaItems: 6, reachedItems: 3 }),
      },
      {
        kind: 'split',
        basis: '4 buổi gần nhất dài trung bình 118 phút mà chỉ bàn tới 3/6 mục chương trình, 9 người dự.',
        savedMinutes: null,
      },
    ],
    [
      'only informed, who missed more than half',
      { people: [...people(3), person('Trần Cúc', { missed: 5 })] },
      {
        kind: 'optional',
        text: 'Chuyển Trần Cúc sang “Để biết” trong “Giao ban”',
        basis: 'Trần Cúc từ chối hoặc vắng 5/8 buổi gần nhất.',
        change: { informedUserId: 'Trần Cúc' },
      },
    ],
    [
      'no meeting, where everybody declined',
      { othersDeclined: 3 },
      { kind: 'cancel', basis: 'Cả 3 người được mời đã từ chối.' },
    ],
    [
      'no meeting, where others had an agenda',
      { hasAgenda: false },
      { kind: 'cancel', basis: 'Buổi tới chưa có mục chương trình nào; 8/8 buổi gần nhất có.' },
    ],
  ])('%s', (_, rest, wanted) => {
    expect(suggestionsFor(source(rest))).toMatchObject([wanted]);
  });

  test('guests from outside are not asked in writing', () => {
    const short = { guests: 1, held: times(5, { actualMinutes: 15, conclusions: 1 }) };
    expect(suggestionsFor(source(short))).toMatchObject([{ kind: 'shorten' }]);
  });

  test.each<[string, Partial<SuggestionSource>]>([
    ['three meetings', { held: times(3, { actualMinutes: 20, conclusions: 0 }) }],
    ['guests who still come', { othersDeclined: 3, guests: 1 }],
    ['times that nobody recorded', { held: times(8, { actualMinutes: null }) }],
    ['two long ones', { held: [...times(2, { actualMinutes: 60 }), ...times(6, { actualMinutes: 20 })] }],
    ['nothing written down', { held: times(8, { conclusions: 0, isRecorded: false }) }],
    ['two meetings a week', { isWeekly: false, held: times(8, { conclusions: 0 }) }],
    [
      'a chair who is absent',
      { people: [...people(3), person('Lê Bình', { isAttendee: false, missed: 8 })] },
    ],
    ['half of them missed', { people: [...people(3), person('Trần Cúc', { missed: 4 })] }],
    [
      'absence told to who may not change it',
      { mayChange: false, people: [...people(3), person('C', { missed: 8 })] },
    ],
    ['an empty agenda in three weeks', { hasAgenda: false, isSoon: false }],
    ['a goal instead of an agenda', { hasAgenda: false, hasGoal: true }],
    ['agendas that are never written', { hasAgenda: false, held: times(8, { agendaItems: 0 }) }],
  ])('not: %s', (_, rest) => {
    expect(suggestionsFor(source(rest))).toEqual([]);
  });

  test('in writing is for who runs the meeting', () => {
    const short = { held: times(5, { actualMinutes: 15, conclusions: 1 }) };
    const mayChange = (rest: Partial<SuggestionSource>) =>
      suggestionsFor(source({ ...short, ...rest })).map((each) => each.mayChange);
    expect(mayChange({ mayChange: true, mayRun: false })).toEqual([false]);
    expect(mayChange({ mayChange: false, mayRun: true })).toEqual([true]);
  });

  test('of two ways one, and the one that saves most first', () => {
    const both = source({ held: times(8, { actualMinutes: 30, conclusions: 0 }) });
    const [only, ...none] = suggestionsFor(both);
    expect([only?.kind, none]).toEqual(['fortnightly', []]);
    const more = suggestionsFor(source({ people: people(9), othersDeclined: 3 }));
    expect(
      sortSuggestions([...suggestionsFor(both), ...more]).map(({ savedMinutes }) => savedMinutes),
    ).toEqual([540, 480]);
  });
});

test('whatever fewer than four meetings were like, nothing is suggested of them', () => {
  const any = fc.record({
    plannedMinutes: fc.integer({ min: 15, max: 240 }),
    actualMinutes: fc.option(fc.integer({ min: 0, max: 300 })),
    isRecorded: fc.boolean(),
    conclusions: fc.nat({ max: 5 }),
    agendaItems: fc.nat({ max: 8 }),
    reachedItems: fc.option(fc.nat({ max: 8 })),
  });
  const absent = people(9).map((each) => ({ ...each, invited: 3, missed: 3 }));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 3 }), (few) => {
      expect(suggestionsFor(source({ held: few, people: absent, end: start + 120 * minute }))).toEqual([]);
    }),
  );
});

describe('focus time', () => {
  const at = (clock: string, day = '23') => Date.parse(`2026-11-${day}T${clock}:00+07:00`);
  const morning = { start: at('08:00'), end: at('12:00') };

  test.each([
    [[], 1],
    [[['08:00', '10:00']], 1],
    [[['09:30', '10:30']], 0],
    [
      [
        ['08:00', '09:00'],
        ['11:00', '12:00'],
      ],
      1,
    ],
    [
      [
        ['08:00', '11:00'],
        ['08:30', '09:00'],
      ],
      0,
    ],
  ])('%j leave %i', (meetings, left) => {
    const taken = meetings.map(([from = '', to = '']) => ({ start: at(from), end: at(to) }));
    expect(countFocus(morning, taken)).toBe(left);
  });

  // Mondays to Thursdays.
  const days = ['23', '24', '25', '26'];
  const ahead = (from: string, to: string, others: readonly (readonly [string, string, string])[] = []) => ({
    meetings: [
      ...days.map((day) => ({ id: day, seriesId: 's', start: at(from, day), end: at(to, day) })),
      ...others.map(([day, begins, ends]) => ({
        ...{ id: `other ${day}`, seriesId: null },
        start: at(begins, day),
        end: at(ends, day),
      })),
    ],
    work: days.map((day) => ({ start: at('08:00', day), end: at('12:00', day) })),
    rules: { meetingFree: { mornings: [], afternoons: [] }, lunch: null },
    timeZone: 'Asia/Ho_Chi_Minh',
    now: at('18:00', '20'),
  });
  const moved = source({ start: at('09:30'), end: at('10:30') });

  test('a series that cuts it goes to the nearer end of the morning', () => {
    expect(suggestFocusMove(moved, 's', ahead('09:30', '10:30'))).toMatchObject({
      kind: 'focus',
      text: 'Dời “Giao ban” từ 09:30 sang 08:00',
      basis:
        '4/4 buổi trong bốn tuần tới cắt ngang một khoảng làm việc liền mạch từ 2 giờ của bạn; lúc 08:00 thì không.',
      change: { startsAt: '2026-11-23T01:00:00.000Z', endsAt: '2026-11-23T02:00:00.000Z' },
    });
  });

  test('it goes to no hour in which the company does not meet', () => {
    const given = ahead('09:30', '10:30');
    const meets = (mornings: number[], lunch: string) => ({
      ...given,
      rules: { meetingFree: { mornings, afternoons: [] }, lunch: { start: lunch, end: '13:30' } },
    });
    expect(suggestFocusMove(moved, 's', meets([1, 2, 3, 4], '09:00'))).toMatchObject({
      text: 'Dời “Giao ban” từ 09:30 sang 11:00',
    });
    // The next meeting alone would fall into such an hour.
    expect(suggestFocusMove(moved, 's', meets([1], '09:00'))).toBeNull();
    expect(suggestFocusMove(moved, 's', meets([1, 2, 3, 4], '12:00'))).toBeNull();
  });

  test.each([
    ['an hour that is over', { ...ahead('09:30', '10:30'), now: at('08:00') }],
    ['one that leaves it whole', ahead('08:00', '09:00')],
    [
      'mornings that have none to give',
      ahead(
        '09:30',
        '10:30',
        days.map((day) => [day, '08:00', '09:30']),
      ),
    ],
    [
      'too few of them',
      { ...ahead('09:30', '10:30'), meetings: ahead('09:30', '10:30').meetings.slice(0, 3) },
    ],
  ])('not: %s', (_, given) => {
    expect(suggestFocusMove(moved, 's', given)).toBeNull();
  });
});
