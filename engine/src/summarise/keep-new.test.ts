import { expect, test } from 'vitest';
import { keepNew } from './keep-new.ts';

const line = (text: string, evidence: number[], rank = 3) => ({
  text,
  evidence,
  rank,
  kind: 'task' as const,
});
const task = line('Long lấy bản vẽ màn hình trống của chị Thảo (hạn Thứ Tư, 11/03).', [8, 9], 2.5);

test('a ruling that a task from the same turn says is left out', () => {
  const ruling = line('Thống nhất: sáng thứ tư Long lấy luôn bản vẽ màn hình trống.', [8]);
  expect(keepNew([ruling, task])).toEqual([task]);
});

test('what says more than a task stays beside it', () => {
  const ruling = line('Thống nhất: dời bản vẽ, bỏ mã QR, giữ liên kết ngân hàng trong đợt này.', [8]);
  expect(keepNew([ruling, task])).toEqual([ruling, task]);
});

test('the same words far apart are two matters', () => {
  const again = line('Thống nhất: Long lấy bản vẽ màn hình trống của chị Thảo.', [40]);
  expect(keepNew([task, again])).toEqual([task, again]);
});

test('of two alike the weightier stays', () => {
  const [one, other] = [line('Hà gửi báo giá xe tải.', [3], 2.4), line('Hà gửi báo giá xe tải.', [4], 2.6)];
  expect(keepNew([one, other])).toEqual([other]);
});

test('a ruling taken back is not told', () => {
  const ruling = (text: string, turn: number) => ({ ...line(text, [turn]), kind: 'decision' as const });
  const first = ruling('Thống nhất: thuê đội gia công ở Hải Dương tám triệu một tháng.', 14);
  const last = ruling('Thống nhất: không gia công nữa, tuyển một bạn ngồi Đà Nẵng.', 16);
  expect(keepNew([first, last])).toEqual([last]);
  expect(keepNew([last, ruling('Thống nhất: gia công thêm hai lô vỏ hộp.', 20)])).toHaveLength(2);
});
