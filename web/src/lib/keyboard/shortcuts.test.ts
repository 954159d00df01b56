import { expect, test } from 'vitest';
import { asksForComposer, asksForHelp, asksForSearch, asksForUndo, isBare } from './shortcuts.ts';

const key = (name: string, more: Partial<Parameters<typeof asksForSearch>[0]> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...more,
});

test.each([
  [key('k', { ctrlKey: true }), true],
  [key('K', { ctrlKey: true }), true],
  [key('k', { metaKey: true }), true],
  [key('k'), false],
  [key('k', { ctrlKey: true, shiftKey: true }), false],
  [key('k', { ctrlKey: true, altKey: true }), false],
  [key('k', { ctrlKey: true, isComposing: true }), false],
  [key('k', { ctrlKey: true, repeat: true }), false],
])('%j asks for the search: %s', (event, expected) => {
  expect(asksForSearch(event)).toBe(expected);
});

test.each([
  [key('?', { shiftKey: true }), true],
  [key('?'), true],
  [key('/'), false],
  [key('?', { ctrlKey: true }), false],
  [key('?', { isComposing: true }), false],
])('%j asks for help: %s', (event, expected) => {
  expect(asksForHelp(event)).toBe(expected);
});

test.each([
  [key('z', { ctrlKey: true }), true],
  [key('Z', { ctrlKey: true }), true],
  [key('z', { metaKey: true }), true],
  [key('z'), false],
  [key('z', { ctrlKey: true, shiftKey: true }), false],
  [key('z', { ctrlKey: true, altKey: true }), false],
  [key('z', { ctrlKey: true, isComposing: true }), false],
  [key('z', { ctrlKey: true, repeat: true }), false],
])('%j asks to undo: %s', (event, expected) => {
  expect(asksForUndo(event)).toBe(expected);
});

test.each([
  [key('/'), true],
  [key('/', { shiftKey: true }), true],
  [key('/', { ctrlKey: true }), false],
  [key('/', { isComposing: true }), false],
  [key('/', { repeat: true }), false],
])('%j asks for the input of the chat: %s', (event, expected) => {
  expect(asksForComposer(event)).toBe(expected);
});

test.each([
  [key('ư'), true],
  [key('w', { ctrlKey: true }), false],
  [key('W', { shiftKey: true }), false],
  [key('w', { altKey: true }), false],
  [key('w', { metaKey: true }), false],
  [key('w', { repeat: true }), false],
  [key('w', { isComposing: true }), false],
])('%j is a single key: %s', (event, expected) => {
  expect(isBare(event)).toBe(expected);
});
