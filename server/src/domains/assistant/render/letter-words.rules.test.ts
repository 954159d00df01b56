import { expect, test } from 'vitest';
import { writeLetter } from './letter-words.rules.ts';

const bodyOf = (text: string, isOutside = false): string =>
  writeLetter({ to: isOutside ? 'đại lý' : 'Ngô Thị Hà', text, from: 'Bùi An', isOutside }).body.split(
    '\n\n',
  )[1] ?? '';

test.each([
  ['xin danh sách mã hàng', false, 'Tôi xin danh sách mã hàng.'],
  ['nói tối thứ 7 tắt server, đừng đăng nhập', false, 'Tối thứ 7 tắt server, đừng đăng nhập.'],
  ['báo là dự toán gửi trước thứ Hai', true, 'Dự toán gửi trước thứ Hai.'],
  ['bảo nhận việc và gửi bảng đếm', false, 'Nhờ Ngô Thị Hà nhận việc và gửi bảng đếm.'],
  ['nhờ xác nhận lại tiền trực', false, 'Nhờ Ngô Thị Hà xác nhận lại tiền trực.'],
  [
    'mời dự hội nghị, xin họ trả lời trước 10/12',
    true,
    'Chúng tôi trân trọng kính mời quý vị dự hội nghị. Xin quý vị trả lời trước 10/12.',
  ],
  ['nhắc người ta gửi xác nhận công nợ', true, 'Chúng tôi xin nhắc quý vị gửi xác nhận công nợ.'],
  ['xin báo giá 5k hộp trà', true, 'Chúng tôi xin báo giá 5.000 hộp trà.'],
  ['báo giá mới là 185k/hộp', true, 'Chúng tôi xin báo giá mới là 185.000 đồng/hộp.'],
])('%s', (text, isOutside, expected) => {
  expect(bodyOf(text, isOutside)).toBe(expected);
});

test('a subject is the first part of what is said, cut between words', () => {
  const { subject } = writeLetter({ to: '', text: `xin ${'báo giá '.repeat(20)}`, from: '' });
  expect(subject).toMatch(/^Xin báo giá .* (?:báo|giá)$/u);
  expect(subject.length).toBeLessThanOrEqual(90);
});
