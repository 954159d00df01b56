import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { actionItem, meetingSummary } from '../../testing/sample-data.ts';
import {
  answerCounts,
  fatesOf,
  loadByWeek,
  loadByWeekday,
  weeksAsCsv,
  weeksUntil,
} from './analytics.rules.ts';

const zone = 'Asia/Ho_Chi_Minh';
const friday = '2026-11-20';
const hour = 3_600_000;

const meeting = (startsAt: string, hours: number, rest: Partial<MeetingSummary> = {}) =>
  meetingSummary({
    ...{ id: startsAt, status: 'completed', startsAt, timeZone: zone },
    endsAt: new Date(Date.parse(startsAt) + hours * hour).toISOString(),
    ...rest,
  });

test('weeks run from Monday to Monday where the company is, this one last', () => {
  const weeks = weeksUntil(friday, zone, 3);
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(weeks[2]?.start).toBe(Date.parse('2026-11-16T00:00:00+07:00'));
  expect(weeks[1]?.end).toBe(weeks[2]?.start);
});

test('each week counts what one went to, and two at once take the time of one', () => {
  const meetings = [
    meeting('2026-11-10T02:00:00Z', 1),
    meeting('2026-11-17T02:00:00Z', 1),
    meeting('2026-11-17T02:30:00Z', 1),
    meeting('2026-11-18T02:00:00Z', 1, { myAnswer: 'declined' }),
    meeting('2026-11-18T02:00:00Z', 1, { status: 'cancelled' }),
    meeting('2026-11-18T02:00:00Z', 1, { myAnswer: null }),
  ];
  const weeks = weeksUntil(friday, zone, 3);
  const loads = loadByWeek(meetings, weeks);
  expect(loads.map(({ meetings: count, busy }) => [count, busy / hour])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1.5],
  ]);
  expect(loadByWeekday(meetings, weeks, zone).map((busy) => busy / hour)).toEqual([0, 2.5, 0, 0, 0, 0, 0]);
  expect(weeksAsCsv(loads)).toBe(
    '\uFEFFTuần từ;Số cuộc họp;Giờ họp\r\n2026-11-02;0;0\r\n2026-11-09;1;1\r\n2026-11-16;2;1,5\r\n',
  );
});

const item = (id: string, rest: Partial<ActionItem>) =>
  actionItem({
    ...{ id, title: id, assigneeId: 'a', assigneeName: 'A', deadline: '2026-11-18', state: 'done' },
    updatedAt: '2026-11-18T16:59:00Z',
    ...rest,
  });

test('a task is in time on the day of its deadline, where the company is', () => {
  const fates = fatesOf(
    [
      item('đúng hạn', {}),
      item('trễ', { updatedAt: '2026-11-18T17:00:00Z' }),
      item('không hạn', { deadline: null }),
      item('đang làm', { state: 'doing' }),
      item('quá hạn', { state: 'accepted', overdue: true }),
      item('đề xuất', { state: 'proposed' }),
      item('từ chối', { state: 'declined' }),
    ],
    zone,
  );
  const names = (items: readonly ActionItem[]) => items.map(({ title }) => title);
  expect(Object.values(fates).map(names)).toEqual([
    ['đúng hạn', 'không hạn'],
    ['trễ'],
    ['đang làm'],
    ['quá hạn'],
  ]);
});

test('answers are counted over what was not called off', () => {
  const asked = (myAnswer: MeetingSummary['myAnswer'], status: MeetingSummary['status'] = 'upcoming') =>
    meeting('2026-11-20T02:00:00Z', 1, { myAnswer, status });
  const meetings = [
    asked('accepted'),
    asked('accepted'),
    asked('waiting'),
    asked('declined', 'cancelled'),
    asked(null),
  ];
  expect(answerCounts(meetings)).toEqual({ accepted: 2, tentative: 0, declined: 0, waiting: 1 });
});
