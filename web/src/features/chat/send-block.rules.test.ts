import { expect, test } from 'vitest';
import { blockOf } from './send-block.rules.ts';

const waiting = { state: 'waiting', answer: null } as const;

test.each([
  ['nothing is open', { sessionId: undefined, isStarting: false, turn: null }, 'no-session'],
  ['one is being opened', { sessionId: undefined, isStarting: true, turn: null }, 'starting'],
  ['an answer is awaited', { sessionId: 's', isStarting: false, turn: waiting }, 'answering'],
  [
    'an invalid command is being kept',
    { sessionId: 's', isStarting: false, turn: { ...waiting, answer: '❌' } },
    'keeping',
  ],
  ['all was said', { sessionId: 's', isStarting: false, turn: null }, null],
  [
    'what failed may be said again',
    { sessionId: 's', isStarting: false, turn: { state: 'failed', answer: null } },
    null,
  ],
] as const)('%s', (_, standing, block) => {
  expect(blockOf(standing)).toBe(block);
});
