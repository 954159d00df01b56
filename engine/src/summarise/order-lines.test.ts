import { expect, test } from 'vitest';
import { orderLines } from './order-lines.ts';

const lines = [
  { text: 'Kho còn thiếu hai mươi thùng.', evidence: [4] },
  { text: 'Hà gửi danh sách cho khách.', evidence: [5] },
  { text: 'Ngân sách quý bốn còn ba trăm triệu.', evidence: [1] },
];

test('without an agenda lines stand as they were said', () => {
  expect(orderLines(lines, []).map(({ evidence }) => evidence[0])).toEqual([1, 4, 5]);
});

test('lines follow the agenda; what fits no item stays with what was said before it', () => {
  const ordered = orderLines(lines, ['Kho và thùng hàng thiếu', 'Ngân sách quý bốn']);
  expect(ordered.map(({ evidence }) => evidence[0])).toEqual([4, 5, 1]);
});
