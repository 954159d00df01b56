import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.rules.ts';

const meeting = (startsAt: string): MeetingSummary => ({
  id: startsAt,
  title: 'Giao ban',
  kind: 'other',
  type: 'in-person',
  status: 'upcoming',
  startsAt,
  endsAt: startsAt,
  timeZone: 'Asia/Ho_Chi_Minh',
  location: '',
  endedAt: null,
  joinUrl: '',
  room: null,
  series: null,
  visibility: 'invited',
  mayEdit: true,
  isSample: false,
  participantCount: 1,
  myAnswer: 'accepted',
  version: 1,
});

test('meetings stand under the day of the reader’s clock, and near days have names', () => {
  const now = Date.parse('2026-11-20T02:00:00Z');
  const days = groupByDay(
    [
      meeting('2026-11-19T03:00:00Z'),
      meeting('2026-11-19T18:00:00Z'),
      meeting('2026-11-20T03:00:00Z'),
      meeting('2026-11-21T03:00:00Z'),
      meeting('2026-11-22T03:00:00Z'),
    ],
    now,
    'Asia/Ho_Chi_Minh',
  );
  expect(days.map(({ title, meetings }) => [title, meetings.length])).toEqual([
    ['Hôm qua, Thứ Năm, 19/11/2026', 1],
    ['Hôm nay, Thứ Sáu, 20/11/2026', 2],
    ['Ngày mai, Thứ Bảy, 21/11/2026', 1],
    ['Chủ Nhật, 22/11/2026', 1],
  ]);
});

test('elsewhere in the world the same meeting stands under the own day', () => {
  const days = groupByDay(
    [meeting('2026-11-20T03:00:00Z')],
    Date.parse('2026-11-20T02:00:00Z'),
    'America/New_York',
  );
  expect(days.map(({ title }) => title)).toEqual(['Hôm nay, Thứ Năm, 19/11/2026']);
});
