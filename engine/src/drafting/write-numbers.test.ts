import { expect, test } from 'vitest';
import { writeNumbers } from './write-numbers.ts';

test.each([
  ['lập biên bản mười chín trường hợp', 'lập biên bản 19 trường hợp'],
  ['Hai mươi ba cụ chưa có số định danh', '23 cụ chưa có số định danh'],
  ['thời gian thi công mười tháng', 'thời gian thi công 10 tháng'],
  ['chứa thêm được bốn chục vỏ', 'chứa thêm được 40 vỏ'],
  ['đứng thứ hăm sáu cả nước', 'đứng thứ 26 cả nước'],
  ['khu đất sau nhà văn hóa tổ năm', 'khu đất sau nhà văn hóa tổ 5'],
  ['bố trí vào tuần thứ tám', 'bố trí vào tuần thứ 8'],
  ['Kho số ba và tầng hai', 'Kho số 3 và tầng 2'],
])('%s', (said, written) => {
  expect(writeNumbers(said)).toBe(written);
});

test.each([
  'hai xe chạy ca đêm',
  'chị Mười và anh mười',
  'hai mươi mấy người',
  'mười bốn phẩy một',
  'mười bảy mười tám cái',
  'đến ba mươi tháng mười một',
  'mười giờ tối',
  'chục người',
  'chương trình ba mươi tư',
  'không dưới sáu trăm',
  'tổ năm nay',
  'điều hai bên thống nhất',
  'một số ba bên',
  'mười phần trăm',
  '30 triệu',
  'không ai nói',
])('%s stays', (said) => {
  expect(writeNumbers(said)).toBe(said);
});
