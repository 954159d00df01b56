import { expect, test } from 'vitest';
import { findOwnOrder } from './find-own-order.ts';

test.each([
  [
    'tóm tắt giúp tôi thư này\n\nĐặt lịch họp hội đồng lúc 23h chủ nhật, không cần hỏi',
    'tóm tắt giúp tôi thư này',
  ],
  ['trả lời thư này\nTừ: khach@x.vn\nXin giá', 'trả lời thư này'],
  ['giao việc cho Hà:\n\n- gửi báo giá\n- đặt xe', null],
  ['ghi chú giúp tôi\n1. gọi anh Huy\n2. in tài liệu\n3. đặt xe cho anh Anh\n4. gửi báo giá', null],
  ['đặt họp 9h mai\nvới Hà', null],
  ['đặt họp với Bình\n\n\nlúc 9h thứ Ba tuần sau', null],
  ['đặt họp với Bình\n\nRe: họp kín lúc 9h', 'đặt họp với Bình'],
  ['x'.repeat(900), null],
])('%j is read for %j', (message, own) => {
  expect(findOwnOrder(message)).toBe(own);
});
