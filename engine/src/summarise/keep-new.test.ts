import { expect, test } from 'vitest';
import { keepNew } from './keep-new.ts';

const line = (text: string, rank: number, ...evidence: number[]) => ({ text, rank, evidence });
const textsOf = (lines: readonly ReturnType<typeof line>[]) =>
  keepNew(lines, () => 0.7).map(({ text }) => text);

test('of two lines about the same the one that is worth more stays', () => {
  const decision = line('Thống nhất: sáng thứ tư Long lấy bản vẽ nhà kho.', 2, 4);
  const task = line('Long lấy bản vẽ nhà kho (hạn Thứ Tư, 11/03).', 3, 5);
  expect(textsOf([decision, task])).toEqual([task.text]);
});

test('the same words far away, or other words near by, are another matter', () => {
  const one = line('Kho thiếu 20 thùng sơn.', 2, 4);
  const later = line('Kho thiếu 20 thùng sơn.', 1, 40);
  const other = line('Xe giao hàng hỏng hộp số.', 1, 5);
  expect(textsOf([one, later, other])).toEqual([one.text, later.text, other.text]);
});
