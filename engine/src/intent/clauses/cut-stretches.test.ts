import { expect, test } from 'vitest';
import { readPieces } from '../acts/read-pieces.ts';
import { readMessage } from '../read-message.ts';
import { cutItems } from './cut-items.ts';
import { cutStretches } from './cut-stretches.ts';

const textsOf = (message: string): string[] =>
  cutStretches(message, readPieces(readMessage(message))).map(({ text }) => text);

test.each([
  ['giao Mai gửi sao kê, và nhắc tôi 9h mai kiểm tra', ['giao Mai gửi sao kê,', 'nhắc tôi 9h mai kiểm tra']],
  ['hủy giao ban rồi đặt lịch với Lan 9h', ['hủy giao ban', 'đặt lịch với Lan 9h']],
  ['họp với Lan và Mai', ['họp với Lan và Mai']],
  ['họp ở p. Trúc với anh Minh', ['họp ở p. Trúc với anh Minh']],
  ['thêm mục "giá, quà" vào họp', ['thêm mục "giá, quà" vào họp']],
  ['nhắc em: (1) 9h gọi nhà in (2) 14h in hồ sơ', ['nhắc tôi 9h gọi nhà in', 'nhắc tôi 14h in hồ sơ']],
  ['nhắc tui: 1. 9h gọi Hải Vân 2. 15h coi nồi', ['nhắc tôi 9h gọi Hải Vân', 'nhắc tôi 15h coi nồi']],
  [
    'Giao việc: chị Lan làm bảng công nợ, anh Minh đếm kho, cả hai xong thứ Tư',
    ['giao chị Lan làm bảng công nợ, hạn thứ Tư', 'giao anh Minh đếm kho, hạn thứ Tư'],
  ],
  [
    'tạo hai việc: 1. em gửi phiếu cho chị Lan hạn mai; 2. dọn kho lạnh hạn thứ Sáu',
    ['tạo việc cho tôi: gửi phiếu cho chị Lan hạn mai', 'tạo việc dọn kho lạnh hạn thứ Sáu'],
  ],
])('%s is cut into %j', (message, texts) => {
  expect(textsOf(message)).toEqual(texts);
});

test.each(['họp 1/12 hoặc 2/12 lúc 9h', 'giá 1.500 hay 2.000 một hộp', 'phòng 1, phòng 2 còn trống không'])(
  '%s is no list',
  (message) => {
    expect(cutItems(message)).toEqual([]);
  },
);
