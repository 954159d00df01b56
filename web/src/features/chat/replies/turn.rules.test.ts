import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { expect, test } from 'vitest';
import { isStored, parseTurns, type Turn } from './turn.rules.ts';

const turn: Turn = {
  text: 'Việc của tôi',
  scope: null,
  idempotencyKey: 'k',
  after: '0002',
  saidAt: 0,
  state: 'waiting',
  answer: null,
  reply: null,
};
const message = (id: string, role: 'user' | 'assistant', content: string): ChatMessage => ({
  id,
  sessionId: 's',
  role,
  content,
  timestamp: '2026-11-20T09:00:00Z',
  card: null,
  reading: null,
  scope: null,
  source: null,
});

test('the same words said before are another turn', () => {
  expect(isStored(turn, [message('0001', 'user', 'Việc của tôi')])).toBe(false);
});

test('it is stored once the words came after what was known, marks composed or not', () => {
  expect(isStored(turn, [message('0003', 'user', 'Việc của tôi'.normalize('NFD'))])).toBe(true);
  expect(isStored({ ...turn, after: null }, [message('0001', 'user', 'Việc của tôi')])).toBe(true);
});

test('an answer that repeats the words does not count', () => {
  expect(isStored(turn, [message('0003', 'assistant', 'Việc của tôi')])).toBe(false);
});

test('what the page awaited when it was closed has failed, under the same key', () => {
  expect(parseTurns(JSON.parse(JSON.stringify([turn])))).toEqual([{ ...turn, state: 'failed' }]);
});

test('anything else in the storage of the browser is no turn', () => {
  expect(parseTurns('x')).toBe(undefined);
  expect(parseTurns([null, 1, {}, { ...turn, text: 1 }])).toEqual([]);
});
