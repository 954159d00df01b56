import { describe, expect, test } from 'vitest';
import { cardStateOf, confirmRefusal, expiryOf, undoRefusal, undoUntil } from './cards.rules.ts';

const made = new Date('2026-11-20T02:00:00Z');
const card = (state: 'open' | 'confirmed' | 'dismissed' | 'undone') => ({
  state,
  version: 2,
  expires_at: expiryOf(made),
});
const after = (seconds: number) => new Date(made.getTime() + seconds * 1000);

test('a card waits a quarter of an hour, what it did can be undone for twenty seconds', () => {
  expect(expiryOf(made)).toEqual(after(900));
  expect(undoUntil(made)).toEqual(after(20));
});

test.each([
  ['open', 899, 'open'],
  ['open', 900, 'expired'],
  ['confirmed', 5_000, 'confirmed'],
  ['dismissed', 5_000, 'dismissed'],
  ['undone', 5_000, 'undone'],
] as const)('%s after %i s is %s', (state, seconds, expected) => {
  expect(cardStateOf(card(state), after(seconds))).toBe(expected);
});

test('a card that was changed since it was seen is not confirmed', () => {
  expect(confirmRefusal(card('open'), after(5), 1)).toBe('chat_card_changed');
  expect(confirmRefusal(card('confirmed'), after(5), 1)).toBe('chat_card_used');
});

describe('why not', () => {
  test.each([
    [undefined, 'chat_card_not_found', 'chat_card_not_found'],
    [card('open'), 'chat_card_expired', 'chat_card_not_found'],
    [card('confirmed'), 'chat_card_used', 'undo_too_late'],
    [card('dismissed'), 'chat_card_used', 'chat_card_not_found'],
    [card('undone'), 'chat_card_used', 'chat_card_not_found'],
  ])('%j', (found, confirm, undo) => {
    expect(confirmRefusal(found, after(901))).toBe(confirm);
    expect(undoRefusal(found)).toBe(undo);
  });
});
