import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { describe, expect, test } from 'vitest';
import { type KnownMessages, withAdded, withEarlier, withNewest } from './known-messages.ts';

const said = (...ids: string[]): ChatMessage[] =>
  ids.map((id) => ({
    id,
    sessionId: 's',
    role: 'user',
    content: id,
    timestamp: '2026-11-20T09:00:00Z',
    card: null,
    reading: null,
    scope: null,
    source: null,
  }));
const messageIds = ({ messages }: KnownMessages) => messages.map(({ id }) => id).join('');
const known: KnownMessages = { messages: said('3', '4', '5', '6'), earlier: 'before 3' };

describe('the newest page', () => {
  test('is all there is at first', () => {
    expect(withNewest(undefined, { messages: said('5', '6'), nextCursor: 'before 5' })).toEqual({
      messages: said('5', '6'),
      earlier: 'before 5',
    });
  });

  test('comes behind what was read before it, which is kept with its way back', () => {
    const next = withNewest(known, { messages: said('5', '6', '7'), nextCursor: 'before 5' });
    expect(messageIds(next)).toBe('34567');
    expect(next.earlier).toBe('before 3');
  });

  test('takes the place of what was only said here, and of what was deleted since', () => {
    const local = withAdded(known, said('said-1', '8'));
    expect(messageIds(local)).toBe('3456said-18');
    const next = withNewest(local, { messages: said('6', '7', '8'), nextCursor: 'before 6' });
    expect(messageIds(next)).toBe('345678');
  });

  test('that does not touch what was known leaves no gap: what was known is let go', () => {
    const far = withNewest(known, { messages: said('8', '9'), nextCursor: 'before 8' });
    expect(far).toEqual({ messages: said('8', '9'), earlier: 'before 8' });
  });

  test('that is the whole conversation says that nothing was said before', () => {
    expect(withNewest(known, { messages: said('4', '5'), nextCursor: null }).earlier).toBeNull();
  });
});

test('what was said earlier stands before, and leads on', () => {
  const grown = withEarlier(known, { messages: said('1', '2'), nextCursor: null });
  expect(messageIds(grown)).toBe('123456');
  expect(grown.earlier).toBeNull();
});

test('what a wake-up brought is not added twice', () => {
  expect(withAdded(known, said('said-1', '6'))).toBe(known);
});
