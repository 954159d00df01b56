import { expect, test } from 'vitest';
import { nameNumbered } from './name-numbered.ts';

const named = (...said: readonly (readonly [number, string])[]) =>
  Object.fromEntries(nameNumbered(said.map(([voice, text]) => ({ speaker: `Speaker ${voice}`, text }))));

test('numbered voices are named as they are called, asked to do things, and introduce themselves', () => {
  expect(
    named(
      [1, 'tuyến ơi xe tải lốp mòn hết rồi'],
      [2, 'ừ thế vượng thay lốp cho anh trước thứ năm'],
      [1, 'vâng em thay luôn'],
      [2, 'còn hàng lẻ thì để thảo gọi lại cho khách nhé'],
      [3, 'dạ chiều em gọi em là thảo bên kho ạ'],
    ),
  ).toEqual({ 'Speaker 1': 'vượng', 'Speaker 2': 'tuyến', 'Speaker 3': 'thảo' });
});

test('somebody who is only spoken of, two of whom as much speaks for, or who is no name is nobody', () => {
  expect(named([1, 'hôm qua anh dũng bên cảng báo trễ'], [2, 'vâng'], [1, 'bác sĩ ơi'], [2, 'ừ'])).toEqual(
    {},
  );
});
