import { describe, expect, test } from 'vitest';
import { createCompositionGuard } from './composition-guard.ts';

const enter = (timeStamp: number, more: { isComposing?: boolean; keyCode?: number } = {}) => ({
  isComposing: false,
  keyCode: 13,
  timeStamp,
  ...more,
});

describe('a key while Vietnamese is being typed', () => {
  test('belongs to the word while it is composed', () => {
    const guard = createCompositionGuard({ safari: false });
    expect(guard.isWriting(enter(10, { isComposing: true }))).toBe(true);
    expect(guard.isWriting(enter(10, { keyCode: 229 }))).toBe(true);
  });

  test('means what it says once the word stands, however soon', () => {
    const guard = createCompositionGuard({ safari: false });
    guard.onCompositionEnd({ timeStamp: 100 });
    expect(guard.isWriting(enter(101))).toBe(false);
  });

  test('in Safari comes after the end of the word it ended, and still belongs to it', () => {
    const guard = createCompositionGuard({ safari: true });
    guard.onCompositionEnd({ timeStamp: 100 });
    expect(guard.isWriting(enter(104))).toBe(true);
    expect(guard.isWriting(enter(180)), 'the next one is meant').toBe(false);
  });

  test('in Safari long after the word is meant', () => {
    const guard = createCompositionGuard({ safari: true });
    guard.onCompositionEnd({ timeStamp: 100 });
    expect(guard.isWriting(enter(900))).toBe(false);
  });
});
