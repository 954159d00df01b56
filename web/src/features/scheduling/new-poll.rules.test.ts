import { mostPollSlots } from '@hopgon/contract/scheduling/schemas';
import { expect, test } from 'vitest';
import {
  busyAt,
  deadlineOf,
  deadlineProblems,
  mostSlots,
  readGuests,
  readSlot,
  usualDeadline,
} from './new-poll.rules.ts';

test.each([
  ['', [], null],
  ['khach@doitac.vn', [{ email: 'khach@doitac.vn', name: 'khach@doitac.vn' }], null],
  [
    'Đỗ Khách <Khach@Doitac.vn>\nLê Mai le.mai@ngoai.com',
    [
      { email: 'khach@doitac.vn', name: 'Đỗ Khách' },
      { email: 'le.mai@ngoai.com', name: 'Lê Mai' },
    ],
    null,
  ],
  [
    'a@b.vn, a@b.vn; c@d.vn',
    [
      { email: 'a@b.vn', name: 'a@b.vn' },
      { email: 'c@d.vn', name: 'c@d.vn' },
    ],
    null,
  ],
  ['Đỗ Khách', [], 'Đỗ Khách'],
])('%j', (typed, guests, wrong) => {
  expect(readGuests(typed)).toEqual({ guests, wrong });
});

const at = (local: string): number => Date.parse(`2026-11-${local}:00Z`);

test.each([
  ['20T09:00', ['24T02:00', '25T02:00'], '23T13:00'],
  ['23T12:31', ['24T02:00'], '24T01:00'],
  ['24T01:20', ['24T02:00'], '24T01:50'],
  ['24T01:50', ['24T02:00', '25T02:00'], '24T02:00'],
  ['24T01:50', [], '25T01:50'],
])('asked at %s about %j: until %s', (now, starts, deadline) => {
  expect(usualDeadline(starts.map(at), 'Asia/Ho_Chi_Minh', at(now))).toBe(at(deadline));
});

test.each([
  ['2026-11-25', '9h30', null, null],
  ['', '', 'Hãy ghi ngày, ví dụ 25/11', 'Hãy ghi giờ, ví dụ 09:00'],
  ['32/13', 'sáng', 'Hãy ghi ngày, ví dụ 25/11', 'Hãy ghi giờ, ví dụ 09:00'],
])('a deadline of %j at %j is judged before it is sent', (day, clock, ofDay, ofClock) => {
  expect([deadlineProblems.day(day), deadlineProblems.clock(clock)]).toEqual([ofDay, ofClock]);
});

test('a deadline is of the clock of its poll', () =>
  expect(deadlineOf({ day: '2026-11-25', clock: '9h30' }, 'Asia/Ho_Chi_Minh')).toBe(
    '2026-11-25T02:30:00.000Z',
  ));

test('as many times are asked about as the contract takes', () => expect(mostSlots).toBe(mostPollSlots));

const taken = [{ startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T02:45:00.000Z' }];
const terms = { minutes: 45, timeZone: 'Asia/Ho_Chi_Minh', now: at('24T01:50'), taken };

test('a time written by hand is as long as the one looked for, by the clock of the company', () => {
  expect(readSlot({ day: '2026-11-25', clock: '14h30' }, terms)).toEqual({
    startsAt: '2026-11-25T07:30:00.000Z',
    endsAt: '2026-11-25T08:15:00.000Z',
  });
});

test.each([
  ['', '14h', 'day', 'Hãy ghi ngày, ví dụ 25/11'],
  ['hôm nào', '14h', 'day', 'Hãy ghi ngày, ví dụ 25/11'],
  ['2026-11-25', 'chiều', 'clock', 'Hãy ghi giờ, ví dụ 14h30'],
  ['2026-11-24', '8:30', 'day', 'Giờ này đã qua'],
  ['2026-11-24', '9h', 'clock', 'Giờ này đã có ở trên'],
])('%j, %j: %s is wrong: %s', (day, clock, field, text) => {
  expect(readSlot({ day, clock }, terms)).toEqual({ field, text });
});

test('who is busy at a time is known, who only comes from a meeting is not busy', () => {
  const an = { name: 'An', busy: [{ startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' }] };
  const binh = {
    name: 'Bình',
    busy: [{ startsAt: '2026-11-24T01:00:00Z', endsAt: '2026-11-24T02:00:00.000Z' }],
  };
  expect(taken.flatMap((slot) => busyAt([an, binh], slot)).map(({ name }) => name)).toEqual(['An']);
});
