import { describe, expect, test } from 'vitest';
import {
  arrangePeople,
  changesToNotify,
  type Details,
  type Invited,
  leadersOf,
  longestMeeting,
  meansNearest,
  peopleChanges,
  rearrangePeople,
  statusOf,
  timesRefusal,
} from './meetings.rules.ts';

const at = (time: string) => new Date(`2026-11-24T${time}:00+07:00`);
const half = { startsAt: at('09:30'), endsAt: at('10:00') };

test.each([
  ['09:29', false, 'upcoming'],
  ['09:30', false, 'ongoing'],
  ['09:59', false, 'ongoing'],
  ['10:00', false, 'completed'],
  ['09:29', true, 'cancelled'],
  ['10:00', true, 'cancelled'],
])('at %s a meeting from 09:30 to 10:00 (cancelled: %s) is %s', (now, cancelled, status) => {
  expect(statusOf({ ...half, cancelled }, at(now))).toBe(status);
});

test('a draft waits for nothing, whatever the hour', () => {
  expect(statusOf({ ...half, cancelled: false, draft: true }, at('11:00'))).toBe('draft');
});

test.each([
  [half, null],
  [{ startsAt: at('10:00'), endsAt: at('10:00') }, 'meeting_end_before_start'],
  [{ startsAt: at('10:00'), endsAt: at('09:30') }, 'meeting_end_before_start'],
  [{ startsAt: half.startsAt, endsAt: new Date(half.startsAt.getTime() + longestMeeting) }, null],
  [
    { startsAt: half.startsAt, endsAt: new Date(half.startsAt.getTime() + longestMeeting + 1) },
    'meeting_too_long',
  ],
])('times %j are refused with %s', (times, refusal) => {
  expect(timesRefusal(times)).toBe(refusal);
});

describe('people', () => {
  const named = (...people: [string, Invited['role']][]): Invited[] =>
    people.map(([userId, role]) => ({ userId, role }));

  test.each([
    ['nobody else', named(), named(['an', 'chair'])],
    ['a colleague', named(['binh', 'attendee']), named(['an', 'chair'], ['binh', 'attendee'])],
    ['another chair', named(['binh', 'chair']), named(['an', 'attendee'], ['binh', 'chair'])],
    [
      'another chair and themselves as secretary',
      named(['an', 'secretary'], ['binh', 'chair']),
      named(['an', 'secretary'], ['binh', 'chair']),
    ],
    ['themselves as secretary alone', named(['an', 'secretary']), named(['an', 'chair'])],
    [
      'two chairs: the first one named',
      named(['binh', 'chair'], ['chi', 'chair']),
      named(['an', 'attendee'], ['binh', 'chair'], ['chi', 'attendee']),
    ],
    [
      'somebody twice: as first named',
      named(['binh', 'guest'], ['binh', 'chair']),
      named(['an', 'chair'], ['binh', 'guest']),
    ],
  ])('the creator names %s', (_, given, arranged) => {
    expect(arrangePeople('an', given)).toEqual(arranged);
  });

  test('answers go to the creator and the chair, each once', () => {
    const people = [
      { user_id: 'an', role: 'secretary' as const },
      { user_id: 'binh', role: 'chair' as const },
    ];
    expect(leadersOf('an', people)).toEqual(['an', 'binh']);
    expect(leadersOf('binh', people)).toEqual(['binh']);
  });
});

describe('the changes people are notified of', () => {
  const before: Details = {
    ...half,
    type: 'video',
    location: 'P1',
    joinUrl: '',
    room: null,
  };
  test.each<[Partial<Details>, string[]]>([
    [{}, []],
    [{ startsAt: at('09:00') }, ['time']],
    [{ endsAt: at('10:30') }, ['time']],
    [{ location: 'P2' }, ['place']],
    [{ type: 'in-person' }, ['place']],
    [{ joinUrl: 'https://meet.example/a' }, ['place']],
    [{ room: 'Phòng lớn' }, ['place']],
    [{ startsAt: at('09:00'), location: 'P2' }, ['time', 'place']],
    [{ startsAt: new Date(half.startsAt) }, []],
  ])('after %j: %j', (change, isNotified) => {
    expect(changesToNotify(before, { ...before, ...change }, at('08:00'))).toEqual(isNotified);
  });

  test.each<[string, Partial<Details>, string[]]>([
    ['09:45', { endsAt: at('10:30') }, []],
    ['09:45', { endsAt: at('10:30'), location: 'P2' }, ['place']],
    ['09:45', { startsAt: at('09:00') }, ['time']],
    ['10:00', { endsAt: at('10:30') }, ['time']],
  ])('at %s, while it goes on or after, %j: %j', (now, change, isNotified) => {
    expect(changesToNotify(before, { ...before, ...change }, at(now))).toEqual(isNotified);
  });
});

test.each([
  ['gần nhất', true],
  ['Gần Nhất', true],
  ['gan nhat', true],
  ['  cuộc  họp gần nhất ', true],
  ['gần nhất'.normalize('NFD'), true],
  ['Họp gần nhất với khách', false],
  ['', false],
])('"%s" means the nearest meeting: %s', (said, nearest) => {
  expect(meansNearest(said)).toBe(nearest);
});

describe('people are rearranged', () => {
  const now = [
    { userId: 'an', role: 'chair' as const },
    { userId: 'binh', role: 'attendee' as const },
  ];
  const roles = (named: readonly Invited[], creator = 'an') =>
    rearrangePeople(now, named, creator).map(({ userId, role }) => `${userId} ${role}`);
  const plain = (...ids: string[]) => ids.map((userId) => ({ userId, role: 'attendee' as const }));

  test.each([
    [
      'the chair named first',
      [...plain('an'), { userId: 'binh', role: 'chair' as const }],
      'an',
      ['an attendee', 'binh chair'],
    ],
    ['who has the chair', plain('binh', 'an'), 'binh', ['binh attendee', 'an chair']],
    ['the creator when the chair goes', plain('chi', 'binh'), 'binh', ['chi attendee', 'binh chair']],
    ['the first when both go', plain('chi', 'binh'), 'an', ['chi chair', 'binh attendee']],
    ['each person once', plain('an', 'binh', 'an'), 'an', ['binh attendee', 'an chair']],
  ])('%s', (_, named, creator, expected) => {
    expect(roles(named, creator)).toEqual(expected);
  });

  test('what changes is who comes, who goes and who takes another part', () => {
    const after = [{ userId: 'binh', role: 'chair' as const }, ...plain('chi')];
    expect(peopleChanges(now, after)).toEqual({ added: plain('chi'), removed: ['an'], moved: [after[0]] });
    expect(peopleChanges(now, now)).toEqual({ added: [], removed: [], moved: [] });
  });
});
