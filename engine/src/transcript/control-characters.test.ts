import { expect, test } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';

const turnsOf = (content: string) =>
  parseTranscript({ name: 'họp', content }).turns.map(({ speaker, text }) => `${speaker} | ${text}`);

test('a control character beside a label costs no words', () => {
  for (const [before, behind] of [
    ['', '\0 '],
    ['', '\0'],
    ['\0', ' '],
    ['\u0001', '\u001F'],
  ]) {
    const label = (name: string) => `${name}${before}:${behind}`;
    const expected = ['Lan | Xin chào cả nhà.', 'Bình | Vâng ạ.', 'Lan | Ta bắt đầu.'];
    expect(
      turnsOf(`${label('Lan')}Xin chào cả nhà.\n${label('Bình')}Vâng ạ.\n${label('Lan')}Ta bắt đầu.`),
    ).toEqual(expected);
    const cues = [`${label('Lan')}Xin chào cả nhà.`, `${label('Bình')}Vâng ạ.`, `${label('Lan')}Ta bắt đầu.`];
    expect(
      turnsOf(`WEBVTT\n\n${cues.map((cue, at) => `00:0${at}.000 --> 00:0${at}.900\n${cue}\n\n`).join('')}`),
    ).toEqual(expected);
  }
});

test('control characters that JSON escapes are left out', () => {
  const segments = [
    { speaker: 'Lan\0', start: 1, end: 2, text: 'Xin\u0001 chào' },
    { speaker: 'Bình', start: 3, end: 4, text: '\0' },
  ];
  expect(turnsOf(JSON.stringify(segments))).toEqual(['Lan | Xin chào']);
});
