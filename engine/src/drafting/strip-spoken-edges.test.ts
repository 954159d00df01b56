import { expect, test } from 'vitest';
import { stripSpokenEdges } from './strip-spoken-edges.ts';

test.each([
  ['Một, chợ tạm hoạt động từ mai', 'chợ tạm hoạt động từ mai'],
  ['Thứ hai là: rà soát các hộ ven đê', 'rà soát các hộ ven đê'],
  ['thêm một việc nữa, điều hòa phòng 402 hỏng', 'điều hòa phòng 402 hỏng'],
  ['Thầy Thịnh cho biết việc thứ năm, công ty tặng học bổng.', 'Thầy Thịnh cho biết công ty tặng học bổng.'],
  ['Bàn giao hồ sơ lớp cho cô Hằng, các thầy', 'Bàn giao hồ sơ lớp cho cô Hằng'],
  ['Theo quy chế là 30%, anh.', 'Theo quy chế là 30%.'],
  ['Thắng cho biết đợt 1 Thắng gia công xong 36/60 bộ.', 'Thắng cho biết đợt 1 gia công xong 36/60 bộ.'],
  [
    'Ông Phụng cho biết khoán xăng ông Phụng thấy chưa chín.',
    'Ông Phụng cho biết khoán xăng thấy chưa chín.',
  ],
])('%s', (said, written) => {
  expect(stripSpokenEdges(said)).toBe(written);
});

test.each([
  'Một xe chạy ca đêm, một xe nghỉ',
  'Hai, ba hôm nữa họp lại',
  'Mời các anh, chị',
  'Sơn cho biết còn hai hồ sơ là lỗi của Sơn xin rút kinh nghiệm.',
  'Hai bên ký hợp đồng',
  'Gửi cho chị, em và cô Hằng',
])('%s stays', (said) => {
  expect(stripSpokenEdges(said)).toBe(said);
});
