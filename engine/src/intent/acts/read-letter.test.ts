import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLetter } from './read-letter.ts';

describe('whom a letter is to, and what it says', () => {
  test.each([
    ['viết mail cho chị Mai xin danh sách mã hàng', 'chị Mai', 'xin danh sách mã hàng'],
    [
      'soạn email gửi anh Bảy, chị Hòa và Mai, nhắc mọi người xác nhận dự họp',
      'anh Bảy, chị Hòa và Mai',
      'nhắc mọi người xác nhận dự họp',
    ],
    ['viết cái thư nhờ chị An xác nhận lại tiền trực', 'chị An', 'nhờ xác nhận lại tiền trực'],
    ['soạn mail nhắc nợ gửi đại lý Tư Hùng, hạn 30/11', 'đại lý Tư Hùng', 'nhắc nợ, hạn 30/11'],
    ['soạn thư mời đại lý Hoàng Gia dự hội nghị', 'đại lý Hoàng Gia', 'mời dự hội nghị'],
    ['soạn cho anh ấy cái mail, bảo gửi bảng đếm', 'anh ấy', 'bảo gửi bảng đếm'],
    ['viết mail gửi biên bản đó cho anh Sơn với chị Hà', 'anh Sơn với chị Hà', 'gửi biên bản đó'],
    [
      'soạn thư báo chú Bảy, chị Hòa với chị Mai là đổi giờ rồi',
      'chú Bảy, chị Hòa với chị Mai',
      'báo là đổi giờ rồi',
    ],
    ['soạn thư báo chú Bảy đổi giờ rồi, nhớ mang sổ', 'chú Bảy', 'báo đổi giờ rồi, nhớ mang sổ'],
    ['soan mail bao moi nguoi toi nay bao tri server', 'moi nguoi', 'bao toi nay bao tri server'],
  ])('%s', (message, to, text) => {
    expect(readLetter(message)).toMatchObject({ to, text });
  });
});

describe('how a letter is to be written is no part of it', () => {
  test.each([
    ['soạn thư xin lỗi khách, giọng nhẹ nhàng thôi nhé', { tone: 'warm', text: 'xin lỗi khách' }],
    ['viết thư gửi đại lý Tây Đô báo giá mới, lời lẽ lịch sự vào', { tone: 'formal', text: 'báo giá mới' }],
    ['viết thư báo giá mới, lời lẽ lễ phép giùm chị', { tone: 'formal', text: 'báo giá mới' }],
    ['viết thư báo giá mới, giọng hài hước', { tone: null, text: 'báo giá mới', unused: 'giọng hài hước' }],
    ['soạn thư cảm ơn đại lý, ngắn thôi', { tone: 'short', text: 'cảm ơn đại lý' }],
    [
      'viết mail cho anh Nam nhắc gửi phiếu, ký tên phòng Kế toán',
      { sign: 'phòng Kế toán', text: 'nhắc gửi phiếu' },
    ],
    ['viết mail cho anh Nam nhắc gửi phiếu, ký tên em', { sign: '', text: 'nhắc gửi phiếu' }],
    ['viết mail cho anh Nam nhắc gửi phiếu, chưa gửi vội', { text: 'nhắc gửi phiếu' }],
    ['soạn thư mời khách dự lễ, để trống ngày', { more: ['Thời gian: …'] }],
    ['soạn mail báo cả công ty nghỉ Tết, cuối thư nhắc tắt điện', { more: ['tắt điện'], to: 'cả công ty' }],
    [
      'soạn mail báo cả công ty về tất niên, ngày giờ lấy theo cái đã chốt',
      { unused: 'ngày giờ lấy theo cái đã chốt' },
    ],
  ])('%s', (message, expected) => {
    expect(readLetter(message)).toMatchObject(expected);
  });
});

test.each(['chị Thu bận thì hỏi thư ký', 'đặt họp với chị Hà'])('%s is no order for a letter', (message) => {
  expect(readLetter(message)).toBeNull();
});

test('any words are read', () => {
  const word = fc.constantFrom(
    'thư',
    'mail',
    'gửi',
    'cho',
    'chị Hà',
    ',',
    'nhắc',
    'giọng nhẹ',
    'ký tên',
    'Tư',
    ' ',
    '.',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 25 }), (words) => {
      expect(() => readLetter(words.join(' '))).not.toThrow();
    }),
  );
});
