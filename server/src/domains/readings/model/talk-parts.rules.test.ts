import { expect, test } from 'vitest';
import { splitTalk } from './talk-parts.rules.ts';

test('a long talk comes in parts of whole turns, each turn once, its number kept', () => {
  const turns = Array.from({ length: 50 }, (_, index) => ({
    index,
    speaker: 'An',
    text: `${index} ${'việc '.repeat(200)}`,
  }));
  const parts = splitTalk(turns);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.flat()).toEqual(turns);
  for (const part of parts)
    expect(part.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(12_000);
});

test('invisible characters of a turn do not reach the model', () => {
  const hidden = String.fromCodePoint(0xe0041, 0x202e, 0x200b);
  expect(splitTalk([{ index: 0, speaker: 'An', text: `Chốt${hidden} rồi` }])).toEqual([
    [{ index: 0, speaker: 'An', text: 'Chốt rồi' }],
  ]);
});

test('a talk without words has no parts', () => {
  expect(splitTalk([])).toEqual([]);
});
