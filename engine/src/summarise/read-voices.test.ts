import { expect, test } from 'vitest';
import type { Turn } from '../transcript/turn.ts';
import { namesInTurns, readVoices } from './read-voices.ts';

const talk = (...said: readonly (readonly [string, string])[]): Turn[] =>
  said.map(([speaker, text]) => ({ speaker, text, startMs: null, endMs: null }));
const wording = { nameOf: (label: string) => label, lowerFirst: (text: string) => text };

const turns = talk(
  ['Long', 'Dạ em chưa có bản vẽ màn hình trống ạ.'],
  ['Anh Tuấn', 'Vậy sáng thứ tư em lấy bản vẽ của chị Thảo. Anh sẽ báo khách.'],
  ['Hà', 'Dạ vâng ạ.'],
  ['Anh Tuấn', 'Long ơi, thứ năm em gửi báo giá luôn.'],
);
const nameInside = namesInTurns(turns, readVoices(turns, wording));

test.each([
  [
    '"you" is whoever spoke before',
    'sáng thứ tư em lấy bản vẽ của chị Thảo',
    [1],
    undefined,
    'sáng thứ tư Long lấy bản vẽ của chị Thảo',
  ],
  [
    '"I" is the speaker, with a small title inside a sentence',
    'mai anh báo khách',
    [1],
    undefined,
    'mai anh Tuấn báo khách',
  ],
  [
    'where somebody else is called "you" may be either',
    'thứ năm em gửi báo giá',
    [3],
    undefined,
    'thứ năm em gửi báo giá',
  ],
  [
    'the one a task is given to is spoken to',
    'thứ năm em gửi báo giá',
    [3],
    'Long',
    'thứ năm Long gửi báo giá',
  ],
])('%s', (_, text, evidence, about, told) => {
  expect(nameInside(text, evidence, about)).toBe(told);
});

test('in recognised speech without marks nobody is taken for the one spoken to', () => {
  const spoken = talk(['Long', 'em chưa có bản vẽ'], ['Tuấn', 'sáng thứ tư em gặp chị thảo lấy bản vẽ']);
  const name = namesInTurns(spoken, readVoices(spoken, wording));
  expect(name('sáng thứ tư em gặp chị thảo lấy bản vẽ', [1])).toBe('sáng thứ tư em gặp chị thảo lấy bản vẽ');
});

test('a title before a name in small letters is not the one a task is given to', () => {
  const spoken = talk(['Long', 'em đưa tôi mười hai tờ anh tuấn cầm'], ['Tuấn', 'anh đưa em']);
  const name = namesInTurns(spoken, readVoices(spoken, wording));
  expect(name('đưa anh mười hai tờ anh tuấn cầm', [0], 'Giang')).toBe('đưa Giang mười hai tờ anh tuấn cầm');
});
