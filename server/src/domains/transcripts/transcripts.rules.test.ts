import { describe, expect, test } from 'vitest';
import { agrees, grounded, hasKnownExtension, problemText } from './transcripts.rules.ts';

test.each([
  ['họp.txt', true],
  ['GMT-zoom.VTT', true],
  ['a.b.srt', true],
  ['họp.docx', true],
  ['họp.json', true],
  ['họp.pdf', false],
  ['txt', false],
  ['họp.txt.exe', false],
  ['', false],
])('%j has an extension we read: %j', (name, known) => {
  expect(hasKnownExtension(name)).toBe(known);
});

test.each([
  ['a.txt', 'text', true],
  ['a.txt', 'vtt', true],
  ['a.vtt', 'vtt', true],
  ['a.vtt', 'srt', true],
  ['a.srt', 'srt', true],
  ['a.srt', 'empty', true],
  ['a.srt', 'text', false],
  ['a.vtt', 'captions', false],
  ['a.exe', 'text', false],
])('%s that holds %s agrees with itself: %j', (name, format, fits) => {
  expect(agrees(name, format)).toBe(fits);
});

describe('a statement', () => {
  const say = (...evidence: number[]) => ({ text: 'Đổi sang màu xanh lá.', evidence });

  test.each([
    ['keeps evidence that exists', [0, 2], [0, 2]],
    ['names each turn once, in order', [2, 0, 2], [0, 2]],
    ['loses turns that do not exist', [1, 3, -1, 0.5], [1]],
  ])('%s', (_, given, kept) => {
    expect(grounded([say(...given)], 3)).toEqual([say(...kept)]);
  });

  test('without evidence is not said', () => {
    expect(grounded([say(), say(3), say(Number.NaN)], 3)).toEqual([]);
  });
});

test('a problem of another time still has a text', () => {
  expect(problemText('analysis_timed_out')).toMatch(/quá lâu/);
  expect(problemText('toString')).toBe('Không phân tích được bản gỡ băng này.');
});
