import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readAct } from './read-acts.ts';
import { givenNames, readPieces } from './read-pieces.ts';

const given = givenNames(['Tùng', 'Huy', 'Gia Huy', 'Lan', 'Phong', 'Văn Phong', 'Thanh Toàn']);
const act = (message: string) => readAct(message, readPieces(readMessage(message), given));

test.each([
  ['viec bao gia xong roi', { kind: 'task', state: 'done' }],
  ['huy cuoc hop gia ngay mai', { kind: 'cancel' }],
  ['moi them gia huy vao cuoc hop gia', { kind: 'invite', add: ['gia huy'] }],
  ['them tung vo buoi hop gia', { kind: 'invite', add: ['tung'] }],
  ['hop gia chieu nay toi di duoc nhe', { kind: 'respond', answer: 'accepted' }],
  ['hop gia keo toi 17h30', { kind: 'prolong', to: 'toi 17h30' }],
])('%s', (message, wanted) => {
  expect(act(message)).toMatchObject(wanted);
});

test.each(['may benh nhan dang ky kham roi', 'gia bia tang roi do', 'so luong don hang hoan tat thang nay'])(
  'is no act: %s',
  (message) => {
    expect(act(message)).toBeNull();
  },
);

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
