import { expect, test } from 'vitest';
import { isMergedWith, isRememberable } from './speakers.rules.ts';

test.each([
  ['Sếp Hiếu', true],
  ['kế toán', true],
  ['Speaker 2', false],
  ['Người nói 12', false],
  ['SPEAKER_01', false],
  ['Người nói B', false],
  ['A', false],
])('%s is one person in every meeting: %s', (label, expected) => {
  expect(isRememberable(label)).toBe(expected);
});

test.each([
  ['named as the other label', { label: 'Speaker 4', user_id: null, name: 'Speaker 2' }, true],
  ['the label itself', { label: 'Speaker 2', user_id: null, name: 'Speaker 2' }, false],
  ['a member of that name', { label: 'Speaker 4', user_id: 'u', name: 'Speaker 2' }, false],
  ['nobody known', { label: 'Speaker 4', user_id: null, name: null }, false],
])('%s is merged with Speaker 2: %s', (_, speaker, expected) => {
  expect(isMergedWith(speaker, 'Speaker 2')).toBe(expected);
});
