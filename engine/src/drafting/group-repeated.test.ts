import { expect, test } from 'vitest';
import { groupRepeated } from './group-repeated.ts';

const decided = (...texts: string[]) => texts.map((text) => ({ kind: 'decision', text }));

test('a decision that is said again is one, the fullest wording first', () => {
  const found = decided(
    'Cho xe chạy từ 6 giờ đến 18 giờ, có tưới nước',
    'Không tuyển mới trong quý II',
    'Xe chở vật liệu mỏ Sông Trà chỉ chạy từ 6 giờ đến 18 giờ, có tưới nước',
  );
  expect(groupRepeated('2026-10-07', found)).toEqual([[2, 0]]);
});

test.each([
  ['another figure', decided('Khoán dầu tuyến Hà Nội 38 lít', 'Khoán dầu tuyến Hà Nội 36 lít')],
  [
    'the opposite',
    decided('Nhận khoản tài trợ của công ty Vạn Phúc', 'Không nhận khoản tài trợ của công ty Vạn Phúc'),
  ],
  ['another name', decided('Mua máy của công ty An Phát', 'Mua máy của công ty Bình Minh')],
  [
    'another kind',
    [
      ...decided('Mua máy nén khí mới'),
      { kind: 'question', text: 'Chưa rõ có mua máy nén khí mới hay không' },
    ],
  ],
  [
    'work, which two may share',
    ['Gọi hết danh sách khách', 'Lập danh sách khách đưa Trang gọi'].map((text) => ({ kind: 'task', text })),
  ],
])('%s is said for itself', (_, found) => {
  expect(groupRepeated('2026-10-07', found)).toEqual([]);
});
