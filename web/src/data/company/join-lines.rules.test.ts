import type { Notification } from '@hopgon/contract/notifications/schemas';
import { expect, test } from 'vitest';
import { joinLines, othersWords } from './join-lines.rules.ts';

const line = (id: string, changed: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'invitation-answered',
  text: id,
  path: '/meetings/1',
  read: false,
  act: null,
  time: null,
  createdAt: '2026-11-20T03:00:00Z',
  ...changed,
});

const joinedIds = (...lines: readonly Notification[]): string[] =>
  joinLines({ notifications: lines, unread: lines.length, nextCursor: null }).map(({ ids }) => ids.join(' '));

test.each<[string, Partial<Notification>, string[]]>([
  ['another answer to the same meeting', {}, ['c b a']],
  ['just within the hour', { createdAt: '2026-11-20T02:00:00Z' }, ['c b a']],
  ['long before', { createdAt: '2026-11-20T01:59:59Z' }, ['c', 'b', 'a']],
  ['about another meeting', { path: '/meetings/2' }, ['c', 'b', 'a']],
  ['of another kind', { kind: 'meeting-changed' }, ['c', 'b', 'a']],
  ['read already', { read: true }, ['c', 'b', 'a']],
])('three in one line, two as they are: %s', (_, changed, expected) => {
  expect(joinedIds(line('c'), line('b'), line('a', changed))).toEqual(expected);
});

test('two changes of one meeting are one line, unless the newest asks for an answer', () => {
  const changed = { kind: 'meeting-changed' } as const;
  expect(joinedIds(line('b', changed), line('a', changed))).toEqual(['b a']);
  const asks = { ...changed, act: { kind: 'accept-item', id: 'x' } } as const;
  expect(joinedIds(line('b', asks), line('a', changed))).toEqual(['b', 'a']);
});

test('a line whose page does not show the others stands alone', () => {
  const cancelled = { kind: 'meeting-cancelled', path: '/meetings' } as const;
  expect(joinedIds(line('c', cancelled), line('b', cancelled), line('a', cancelled))).toEqual([
    'c',
    'b',
    'a',
  ]);
});

test('what came in between keeps its place', () => {
  const other = line('other', { kind: 'meeting-invited', path: '/meetings/2' });
  expect(joinedIds(line('c'), other, line('b'), line('a'))).toEqual(['c b a', 'other']);
});

test.each<[Notification['kind'], number, string | null]>([
  ['invitation-answered', 5, 'và 4 câu trả lời khác'],
  ['member-joined', 2, 'và 1 người khác'],
  ['day-digest', 3, 'và 2 thông báo khác'],
  ['item-proposed', 1, null],
])('%s, %i of them', (kind, count, words) => {
  const ids = Array.from({ length: count }, (_, place) => String(place));
  expect(othersWords({ newest: line('0', { kind }), ids, mayGoOn: false })).toBe(words);
});

test.each<[string, string, number, string]>([
  ['where more may have come within the hour', '2026-11-20T02:30:00Z', 5, 'và ít nhất 2 câu trả lời khác'],
  ['where no other is unread', '2026-11-20T02:30:00Z', 4, 'và 2 câu trả lời khác'],
  ['where the oldest came long before', '2026-11-20T01:30:00Z', 5, 'và 2 câu trả lời khác'],
])('of a longer list only what is known is counted as all: %s', (_, createdAt, unread, words) => {
  const oldest = line('oldest', { kind: 'meeting-invited', path: '/meetings/2', createdAt });
  const notifications = [line('c'), line('b'), line('a'), oldest];
  const [first] = joinLines({ notifications, unread, nextCursor: 'next' });
  expect(first && othersWords(first)).toBe(words);
});
