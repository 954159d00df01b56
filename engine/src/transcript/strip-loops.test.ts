import { describe, expect, test } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';

const captions = (text: string, count: number) =>
  `WEBVTT\n\n${Array.from({ length: count }, (_, at) => `00:${10 + at}.000 --> 00:${10 + at}.900\n<v Lan>${text}\n\n`).join('')}`;

const read = (content: string) => parseTranscript({ name: 'họp', content });

describe('a sound check really says the same words again', () => {
  test.each([
    ['Test, test, test.', 5],
    ['Alo, alo.', 9],
    ['Một hai ba, một hai ba.', 4],
    ['Alo, nghe rõ không?', 6],
  ])('"%s" in %d captions', (text, count) => {
    const { turns, removed } = read(captions(text, count));
    expect(removed).toEqual([]);
    expect(turns[0]?.text).toBe(Array.from({ length: count }, () => text).join(' '));
  });

  test('in one breath', () => {
    const { turns, removed } = read(`Lan: ${'test '.repeat(12)}nghe rõ không?\nBình: Rõ.`);
    expect(removed).toEqual([]);
    expect(turns[0]?.text.match(/test/g)).toHaveLength(12);
  });
});

test('a recogniser that is stuck is reduced to one copy, also in the words of a sound check', () => {
  expect(read(captions('Chúng ta bắt đầu họp.', 5)).turns[0]?.text).toBe('Chúng ta bắt đầu họp.');
  expect(read(captions('Test, test, test.', 40)).turns[0]?.text).toBe('Test, test, test.');
  expect(read(`Lan: ${'alo '.repeat(60)}\nBình: Rõ.`).turns[0]?.text).toBe('alo');
});
