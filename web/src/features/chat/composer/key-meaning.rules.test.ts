import { expect, test } from 'vitest';
import { keyMeaning } from './key-meaning.rules.ts';

const press = (keys: string) => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
  };
};

test.each([
  ['Enter', 'send', 'send'],
  ['Shift+Enter', null, null],
  ['Ctrl+Enter', 'send', 'pick'],
  ['Meta+Enter', 'send', 'pick'],
  ['Tab', 'next-place', 'pick'],
  ['Shift+Tab', 'last-place', 'last-place'],
  ['Ctrl+Tab', null, null],
  ['Escape', null, 'close'],
  ['ArrowUp', null, 'up'],
  ['ArrowDown', null, 'down'],
  ['a', null, null],
])('%s means %s, with the commands open %s', (keys, closed, open) => {
  expect(keyMeaning(press(keys), false)).toBe(closed);
  expect(keyMeaning(press(keys), true)).toBe(open);
});
