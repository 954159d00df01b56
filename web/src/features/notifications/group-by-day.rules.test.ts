import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.rules.ts';

const at = (createdAt: string) => ({
  id: createdAt,
  kind: 'meeting-invited' as const,
  text: '',
  path: '/meetings',
  act: null,
  read: false,
  createdAt,
});

const now = Date.parse('2026-11-20T02:00:00Z');

test('lines stand under the day of the company, the order kept', () => {
  const lines = [
    '2026-11-20T01:00:00Z',
    '2026-11-19T17:00:00Z',
    '2026-11-19T16:59:00Z',
    '2026-11-13T03:00:00Z',
  ];
  expect(
    groupByDay(lines.map(at), now, 'Asia/Ho_Chi_Minh').map(({ title, notifications }) => [
      title,
      notifications.map(({ id }) => id),
    ]),
  ).toEqual([
    ['Hôm nay', lines.slice(0, 2)],
    ['Hôm qua', lines.slice(2, 3)],
    ['Thứ Sáu, 13/11/2026', lines.slice(3)],
  ]);
});

test('another zone has another midnight', () => {
  const [group] = groupByDay([at('2026-11-19T17:00:00Z')], now, 'UTC');
  expect(group?.title).toBe('Hôm qua');
});
