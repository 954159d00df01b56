import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findContradictions } from './find-contradictions.ts';

test.each([
  ['Tăng giá sơn 5% từ tháng 12.', 'Tăng giá sơn 8% từ tháng 12.', 'number'],
  ['Bảo hành tủ bếp hai năm.', 'Tủ bếp được bảo hành 36 tháng.', 'number'],
  ['Họp giao ban tuần vào 8 giờ thứ Hai.', 'Họp giao ban tuần vào 8 giờ thứ Ba.', 'time'],
  ['Kiểm kê kho vào ngày cuối mỗi tháng.', 'Kiểm kê kho vào ngày 15 mỗi tháng.', 'time'],
  ['Hợp đồng Hòa Phát giao chị Lan theo dõi.', 'Người theo dõi hợp đồng Hòa Phát là anh Tuấn.', 'person'],
  ['Tiếp tục thuê kho Sóng Thần.', 'Không tiếp tục thuê kho Sóng Thần.', 'negation'],
  ['Bỏ đồng phục vào thứ Sáu.', 'Mặc đồng phục cả tuần, kể cả thứ Sáu.', 'negation'],
] as const)('%s – %s', (first, second, differsIn) => {
  expect(findContradictions([first, second])).toEqual([{ first: 0, second: 1, differsIn }]);
});

test.each([
  ['another subject', 'Tăng giá sơn 5% từ tháng 12.', 'Tăng giá keo 8% từ tháng 12.'],
  [
    'another place',
    'Khai trương cửa hàng Đà Nẵng ngày 15/12/2026.',
    'Khai trương cửa hàng Huế ngày 20/12/2026.',
  ],
  [
    'another period',
    'Ngân sách quảng cáo quý IV là 400 triệu đồng.',
    'Ngân sách quảng cáo quý I là 250 triệu đồng.',
  ],
  ['the same said again', 'Bảo hành tủ bếp hai năm.', 'Tủ bếp bảo hành 24 tháng.'],
  ['both deny', 'Không thưởng tháng 13 năm nay.', 'Năm nay không có thưởng tháng 13.'],
  [
    'work about it',
    'Chốt ngày hội khách hàng là 18/12/2026.',
    'Gửi thư mời hội khách hàng trước ngày 05/12/2026.',
  ],
  ['nothing in common', 'Mua kệ.', 'Sơn lại cổng.'],
])('not: %s', (_, first, second) => {
  expect(findContradictions([first, second])).toEqual([]);
});

test('any texts are read, and the order of a pair is that of the list', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (texts) => {
      for (const { first, second } of findContradictions(texts)) expect(first).toBeLessThan(second);
    }),
  );
});
