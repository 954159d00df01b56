import { describe, expect, test } from 'vitest';
import { nextLook, pressCounts, sortWarnings, viewOf } from './card-state.rules.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const card = { state: 'open', expiresAt: at(900), undoUntil: null } as const;

describe('an open card', () => {
  test.each([
    [900, 15],
    [841, 15],
    [840, 14],
    [1, 1],
  ])('%i s before its end is valid for %i minutes', (seconds, minutesLeft) => {
    expect(viewOf({ ...card, expiresAt: at(seconds) }, now)).toEqual({ is: 'open', minutesLeft });
  });

  test('expires by the clock, before the server is asked', () => {
    expect(viewOf({ ...card, expiresAt: at(0) }, now)).toEqual({ is: 'expired' });
  });
});

test.each([
  [20, 20],
  [0.4, 1],
  [0, 0],
  [-5, 0],
])('confirmed, %d s before the mails leave, %i s remain to take it back', (seconds, undoSeconds) => {
  const confirmed = { ...card, state: 'confirmed', undoUntil: at(seconds) } as const;
  expect(viewOf(confirmed, now)).toEqual({ is: 'confirmed', undoSeconds });
});

test.each(['dismissed', 'undone', 'expired'] as const)('%s stays so', (state) => {
  expect(viewOf({ ...card, state }, now)).toEqual({ is: state });
  expect(nextLook({ is: state })).toBeNull();
});

test('the clock is looked at while something will change', () => {
  expect(nextLook({ is: 'open', minutesLeft: 15 })).toBeGreaterThan(1000);
  expect(nextLook({ is: 'open', minutesLeft: 1 })).toBe(1000);
  expect(nextLook({ is: 'confirmed', undoSeconds: 3 })).toBeLessThanOrEqual(1000);
  expect(nextLook({ is: 'confirmed', undoSeconds: 0 })).toBeNull();
});

test('a press within 400 ms of the appearance does not count, nor one before it', () => {
  expect(pressCounts(1000, 1399)).toBe(false);
  expect(pressCounts(1000, 1400)).toBe(true);
  expect(pressCounts(Number.POSITIVE_INFINITY, 5000)).toBe(false);
});

test('conflicts are separated from other notes, each once', () => {
  const busy = 'Lê Thanh Mẫn bận 09:00–10:00 (Kiểm kho).';
  const holiday = 'Ngày này là ngày nghỉ lễ: Quốc khánh.';
  expect(sortWarnings([holiday, busy, busy])).toEqual({ clashes: [busy], notes: [holiday] });
});
