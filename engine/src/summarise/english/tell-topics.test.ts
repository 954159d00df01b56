import { expect, test } from 'vitest';
import { tellTopics } from './tell-topics.ts';

const often = (...said: string[]): string[] => [
  ...said,
  ...said.map((text) => `Well, ${text}`),
  ...said.map((text) => `So ${text}`),
];

test('the things a talk comes back to are told once each, in the order they came up', () => {
  const talk = often(
    'the button is too small.',
    'we like the speech recognition, and the buttons are green.',
    'the sense of it is the same.',
  );
  expect(tellTopics(talk)?.text).toBe('The group discussed the button and the speech recognition.');
});

test('a talk that comes back to nothing has no topics', () => {
  expect(tellTopics(['The roof is wet.', 'The dog is asleep.'])).toBeNull();
});
