import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { givenNames, readPieces } from './read-pieces.ts';

const given = givenNames(['Tùng', 'Huy', 'Gia Huy', 'Lan', 'Phong', 'Văn Phong', 'Thanh Toàn']);
const cuesIn = (message: string) =>
  readPieces(readMessage(message), given).flatMap(({ cue }) => (cue === null ? [] : [cue]));

test.each([
  ['viec bao gia xong roi', 'finished'],
  ['huy cuoc hop gia ngay mai', 'cancel'],
  ['moi them gia huy vao cuoc hop gia', 'invite'],
] as const)('%s says %s', (message, cue) => {
  expect(cuesIn(message)).toContain(cue);
});

test.each([
  ['may benh nhan dang ky kham roi', 'take'],
  ['gia bia tang roi do', 'move'],
  ['so luong don hang hoan tat thang nay', 'private'],
] as const)('%s does not say %s', (message, cue) => {
  expect(cuesIn(message)).not.toContain(cue);
});

test.each([
  ['sơn lại văn phòng trước thứ Sáu', []],
  ['thanh toán tiền điện nhé', []],
  ['van phong can mua ghe', []],
  ['mời văn phong vào họp giá', ['văn phong']],
  ['hop voi van phong 9h mai', ['van phong']],
  ['giao Văn Phong mua ghế', ['Văn Phong']],
])('%s names %j', (message, names) => {
  const pieces = readPieces(readMessage(message), given);
  expect(pieces.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))).toEqual(names);
});
