import { expect, test } from 'vitest';
import { cutConfirmation } from './cut-confirmation.rules.ts';

const ofMove = { kind: 'card', of: 'move' } as const;

test.each([
  ['ừ chuyển, rồi viết thư cho chị Hòa', 'viết thư cho chị Hòa'],
  ['ừ gửi đi. Mà phòng còn trống không?', 'phòng còn trống không?'],
  ['được, lưu. Còn việc quá hạn thì sao', 'Còn việc quá hạn thì sao'],
  ['lưu nha. Với nhắc mình 2h45 xuống lấy mẫu', 'nhắc mình 2h45 xuống lấy mẫu'],
])('%s: what follows words that agree is read by itself', (message, rest) => {
  expect(cutConfirmation(message, ofMove)).toEqual({ rest, isConfirmed: true });
});

test.each([
  'ừ, 9h30 sáng mai nhé',
  'ok chuyển đi',
  'ừ chuyển, chị Hòa cũng dự nữa nhé',
  'chuyển sang thứ Tư, rồi báo mọi người',
])('%s agrees with nothing before it says something else', (message) => {
  expect(cutConfirmation(message, ofMove)).toEqual({ rest: message, isConfirmed: false });
});
