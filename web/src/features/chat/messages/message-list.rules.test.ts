import process from 'node:process';
import { expect, test } from 'vitest';
import { nameDay, rowsOf } from './message-list.rules.ts';

const said = (id: string, when: Date, content = id) => ({
  id,
  sessionId: 's',
  role: 'user' as const,
  content,
  timestamp: when.toISOString(),
  card: null,
  reading: null,
  scope: null,
  source: null,
});

const messages = [
  said('a', new Date(2026, 10, 17, 23, 59)),
  said('b', new Date(2026, 10, 19, 23, 59)),
  said('c', new Date(2026, 10, 20, 0, 1)),
  said('d', new Date(2026, 10, 20, 0, 2)),
];

test('messages stand under the day they were said, as the reader counts days', () => {
  const now = new Date(2026, 10, 20, 0, 30).getTime();
  const rows = rowsOf(messages, []);
  expect(
    rows.map(
      (row) => row.kind === 'message' && [row.key, row.beginsDay && nameDay(row.message.timestamp, now)],
    ),
  ).toEqual([
    ['a', 'Thứ Ba, 17/11/2026'],
    ['b', 'Hôm qua'],
    ['c', 'Hôm nay'],
    ['d', false],
  ]);
});

test('what is longer is guessed to be higher', () => {
  const heights = ['ngắn', 'từ '.repeat(60), 'dòng\n'.repeat(20)].map((content) => {
    const rows = rowsOf([said('a', new Date(), content)], []);
    return rows.at(-1)?.height ?? 0;
  });
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

test('ten thousand messages are laid out within a few frames', () => {
  const begin = Date.UTC(2026, 0, 1);
  const many = Array.from({ length: 10_000 }, (_, index) =>
    said(`${index}`, new Date(begin + index * 600_000)),
  );
  const before = process.threadCpuUsage();
  const rows = rowsOf(many, []);
  expect(rows).toHaveLength(10_000);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(100);
});
