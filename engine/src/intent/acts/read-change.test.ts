import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readChange } from './read-change.ts';
import { readFollowUp } from './read-follow-up.ts';
import { readOutside } from './read-outside.ts';
import { givenNames, readPieces } from './read-pieces.ts';
import { splitOrders } from './split-orders.ts';

const piecesOf = (message: string) => readPieces(readMessage(message));
const change = (message: string) => readChange(message, piecesOf(message));

test.each([
  [
    'giao Mai gửi sao kê trước 5/12, và nhắc tôi 9h mai kiểm tra',
    ['giao Mai gửi sao kê trước 5/12', 'nhắc tôi 9h mai kiểm tra'],
  ],
  [
    'tạo việc cho chị Lan thiết kế phông, hạn 15/1; với việc cho em Tùng dựng trang, hạn 31/12',
    ['tạo việc cho chị Lan thiết kế phông, hạn 15/1', 'giao việc cho em Tùng dựng trang, hạn 31/12'],
  ],
  [
    'cuộc đó tôi dự nhé, với lại nhắc tôi 7h sáng mai ra xe',
    ['cuộc đó tôi dự nhé', 'nhắc tôi 7h sáng mai ra xe'],
  ],
  ['họp với Lan và Mai', ['họp với Lan và Mai']],
])('%s is %j', (message, orders) => {
  expect(splitOrders(message, piecesOf(message))).toEqual(orders);
});

describe('what may change on what is open', () => {
  test.each([
    ['đổi thành 10h đi, phòng Trúc nhé', { times: ['10h'], room: 'phòng Trúc', leftover: '' }],
    ['thêm anh Sơn, bỏ chị Lan ra', { add: ['anh Sơn'], remove: ['chị Lan'], leftover: '' }],
    ['online nha', { online: true, leftover: '' }],
    ['30 phút thôi', { minutes: 30, leftover: '' }],
    ['thêm 15 phút nữa', { times: [], minutes: null, more: 15, leftover: '' }],
    ['sớm hơn nửa tiếng', { minutes: null, shift: -30, leftover: '' }],
    ['bắt đầu từ 4/12, đến hết tháng 2', { times: ['4/12'], until: 'hết tháng 2' }],
    ['à mà xe 29 chỗ, ghi rõ vào', { spellOut: 'xe 29 chỗ' }],
    ['đổi thành 10h, thêm Anh nữa, bỏ em Huy', { times: ['10h'], add: ['Anh'], remove: ['em Huy'] }],
    ['thêm anh Sơn nữa nhé anh', { add: ['anh Sơn'], remove: [] }],
    ['cho thêm phòng kế toán vào', { add: ['phòng kế toán'], leftover: '' }],
    ['gấp nhé', { priority: 'high' }],
    ['với cả ưu tiên thấp thôi', { priority: 'low', leftover: '' }],
    ['khoan đã, dời sang chiều mai', { times: ['chiều mai'], leftover: '' }],
    ['em Huy', { names: ['em Huy'] }],
    ['chị Lan có bận không', { isQuestion: true }],
  ])('%s', (message, wanted) => {
    expect(change(message)).toMatchObject(wanted);
  });
});

test.each([
  ['lương của chị Lan bao nhiêu', 'private'],
  ['vẽ giùm cái banner đi', 'beyond'],
  ['đặt 50 thùng carton giúp', 'beyond'],
  ['thời tiết ngày mai thế nào', 'beyond'],
  ['ai họp nhiều nhất', 'uncounted'],
  ['tỷ lệ việc đúng hạn của công ty', 'uncounted'],
])('%s: is nothing an assistant for meetings answers', (message, kind) => {
  expect(readOutside(message, piecesOf(message))).toEqual({ kind });
});

test.each(['đặt lịch họp 9h mai với Lan', 'giao Sơn mua 50 thùng carton', 'quỹ lương năm sau bao nhiêu'])(
  '%s: is for it',
  (message) => {
    expect(readOutside(message, piecesOf(message))).toBeNull();
  },
);

test.each([
  ['thế còn thứ Hai?', { time: 'thứ Hai', names: [], company: false, rest: '' }],
  ['còn chị Lan thì sao?', { names: ['chị Lan'] }],
  ['thế cả công ty thì sao', { company: true }],
  ['còn giá vốn?', { rest: 'giá vốn' }],
])('goes on from the last question: %s', (message, wanted) => {
  expect(readFollowUp(message, piecesOf(message))).toMatchObject(wanted);
});

test('a feast is with nobody', () => {
  const read = readPieces(
    readMessage('Hẹn bàn campaign Tết với Quang Huy và Linh'),
    givenNames(['Huy', 'Quang Huy', 'Linh']),
  );
  expect(read.filter(({ kind }) => kind === 'name').map(({ text }) => text)).toEqual(['Quang Huy', 'Linh']);
});
