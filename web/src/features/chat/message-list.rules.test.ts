import { expect, test } from 'vitest';
import { byDay } from './message-list.rules.ts';

const said = (id: string, when: Date) => ({
  id,
  sessionId: 's',
  role: 'user' as const,
  content: id,
  timestamp: when.toISOString(),
  card: null,
  reading: null,
});

test('messages stand under the day they were said, as the reader counts days', () => {
  const now = new Date(2026, 10, 20, 0, 30);
  const days = byDay(
    [
      said('a', new Date(2026, 10, 17, 23, 59)),
      said('b', new Date(2026, 10, 19, 23, 59)),
      said('c', new Date(2026, 10, 20, 0, 1)),
      said('d', new Date(2026, 10, 20, 0, 2)),
    ],
    now.getTime(),
  );
  expect(days.map(({ name, messages }) => [name, messages.map(({ id }) => id)])).toEqual([
    ['Thứ Ba, 17/11/2026', ['a']],
    ['Hôm qua', ['b']],
    ['Hôm nay', ['c', 'd']],
  ]);
});
