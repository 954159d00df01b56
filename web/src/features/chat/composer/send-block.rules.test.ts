import { expect, test } from 'vitest';
import { blockOf } from './send-block.rules.ts';

test.each([
  ['a conversation is being opened', { isStarting: true, waiting: null }, 'starting'],
  ['an answer is awaited', { isStarting: false, waiting: { answer: null } }, 'answering'],
  ['an invalid command is being kept', { isStarting: false, waiting: { answer: '❌' } }, 'keeping'],
  ['nothing is awaited', { isStarting: false, waiting: null }, null],
] as const)('%s', (_, standing, block) => {
  expect(blockOf(standing)).toBe(block);
});
