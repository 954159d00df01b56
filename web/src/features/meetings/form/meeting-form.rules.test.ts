import { expect, test } from 'vitest';
import {
  copyOf,
  detailsOf,
  draftProblems,
  draftTimes,
  emptyDraft,
  hasDetails,
  lengthChoices,
  type MeetingDraft,
  withDays,
  withHours,
  withoutHiddenTimes,
} from './meeting-form.rules.ts';

const vietnam = 'Asia/Ho_Chi_Minh';
const draft = emptyDraft({ now: new Date('2026-11-20T02:41:00Z'), timeZone: vietnam, length: 45 });

test('an empty form stands at the next half hour of the company', () => {
  expect([draft.day, draft.start, draft.end]).toEqual(['2026-11-20', '10:00', '10:45']);
  const late = emptyDraft({ now: new Date('2026-11-20T16:45:00Z'), timeZone: vietnam, length: 60 });
  expect([late.day, late.start]).toEqual(['2026-11-21', '00:00']);
});

test('a length or an end says when a meeting is over, by the clock of the company', () => {
  expect(draftTimes(draft)?.endsAt.toISOString()).toBe('2026-11-20T03:45:00.000Z');
  expect(draftTimes({ ...draft, length: 'other', end: '11h15' })?.endsAt.toISOString()).toBe(
    '2026-11-20T04:15:00.000Z',
  );
});

test.each([{ day: '' }, { day: '2026-13-01' }, { start: 'sáng' }, { length: 'other', end: '' }])(
  'with %j its time is unknown',
  (part) => {
    expect(draftTimes({ ...draft, ...part })).toBeNull();
  },
);

test('an end is asked for only where no length is chosen, and comes after the start', () => {
  const own = { ...draft, length: 'other' };
  expect(draftProblems.end('', draft)).toBeNull();
  expect(draftProblems.end('', own)).toBe('Hãy ghi giờ, ví dụ 10:30');
  expect(draftProblems.end('10:00', own)).toBe('Giờ kết thúc phải sau giờ bắt đầu.');
  expect(draftProblems.end('10:01', own)).toBeNull();
});

test('the length of the meeting itself is among the choices', () => {
  expect(lengthChoices([50]).map(({ value }) => value)).toContain('50');
  expect(lengthChoices([30]).filter(({ value }) => value === '30')).toHaveLength(1);
});

test('a link is asked to be an address of the web, unless the server makes it', () => {
  expect(draftProblems.joinUrl('meet.example', draft)).toBe('Hãy dán liên kết bắt đầu bằng https://');
  expect(draftProblems.joinUrl('meet.example', { ...draft, makeJoinUrl: true })).toBeNull();
  expect(draftProblems.joinUrl(' https://meet.example/a ', draft)).toBeNull();
  expect(draftProblems.joinUrl('', draft)).toBeNull();
});

test('what is sent is trimmed, with no room where none was chosen', () => {
  const times = { startsAt: new Date(0), endsAt: new Date(60_000) };
  expect(detailsOf({ ...draft, title: ' Giao ban ', location: ' Phòng Gụ ' }, times)).toMatchObject({
    title: 'Giao ban',
    location: 'Phòng Gụ',
    roomId: null,
    timeZone: vietnam,
  });
});

test('the form opens whole where the meeting has what the short one hides', () => {
  expect(hasDetails(draft, vietnam)).toBe(false);
  expect(hasDetails({ ...draft, timeZone: 'Europe/London' }, vietnam)).toBe(true);
  expect(hasDetails({ ...draft, goal: 'Chốt giá' }, vietnam)).toBe(true);
});

test('a copy takes over everything but when it is', () => {
  const meeting = {
    title: 'Giao ban',
    goal: 'Chốt giá',
    startsAt: '2026-11-20T02:00:00Z',
    endsAt: '2026-11-20T02:45:00Z',
    timeZone: vietnam,
    kind: 'briefing' as const,
    type: 'in-person' as const,
    location: 'Tầng 3',
    joinUrl: '',
    room: { id: 'r', name: 'Phòng Gụ' },
    visibility: 'company' as const,
  };
  expect(copyOf(meeting)).toEqual({
    title: 'Giao ban',
    kind: 'briefing',
    isAllDay: false,
    goal: 'Chốt giá',
    length: '45',
    timeZone: vietnam,
    type: 'in-person',
    location: 'Tầng 3',
    joinUrl: '',
    roomId: 'r',
    visibility: 'company',
  });
});

test('all day it is from the first midnight to the one after its last day', () => {
  const days = { ...draft, isAllDay: true, day: '2026-11-24', lastDay: '2026-11-26', start: 'sáng' };
  expect(draftTimes(days)).toEqual({
    startsAt: new Date('2026-11-23T17:00:00Z'),
    endsAt: new Date('2026-11-26T17:00:00Z'),
  });
  expect([draftProblems.start('sáng', days), draftProblems.lastDay('2026-11-23', days)]).toEqual([
    null,
    'Ngày kết thúc không được trước ngày bắt đầu.',
  ]);
  expect(draftTimes({ ...days, lastDay: '2026-11-23' })).toBeNull();
});

test('a meeting that is given hours has those it had, else working ones', () => {
  const work = { start: '08:00', length: 30 };
  expect(withHours({ ...draft, isAllDay: true }, work)).toEqual({ isAllDay: false });
  const saved = { ...draft, isAllDay: true, start: '00:00', length: '1440' };
  expect(withHours(saved, work)).toEqual({ isAllDay: false, start: '08:00', length: '30' });
  const long = { ...draft, isAllDay: true, start: '09:00', length: '1440' };
  expect(withHours(long, work)).toEqual({ isAllDay: false });
});

test.each([
  ['hours', { ...draft, isAllDay: false }],
  ['a whole day and more from nine', { ...draft, isAllDay: false, start: '09:00', length: '1500' }],
  [
    'days',
    { ...draft, isAllDay: true, day: '2026-11-24', lastDay: '2026-11-26', start: '00:00', length: '4320' },
  ],
])('a meeting of %s that is turned into the other and back is unchanged', (_, before: MeetingDraft) => {
  const hours = { start: '08:00', length: 30 };
  const turned = (now: MeetingDraft): MeetingDraft => ({
    ...now,
    ...(now.isAllDay ? withHours(now, hours) : withDays(now)),
  });
  const after = turned(turned(before));
  expect(withoutHiddenTimes(after)).toEqual(withoutHiddenTimes(before));
  expect(withoutHiddenTimes(turned(before))).not.toEqual(withoutHiddenTimes(before));
});
