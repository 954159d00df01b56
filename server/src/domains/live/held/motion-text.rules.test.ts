import { expect, test } from 'vitest';
import { type MotionFacts, renderMotionLine, renderMotionResult } from './motion-text.rules.ts';

const heads = (votes: number) => ({ votes, weight: votes * 100 });
const factsOf = (rest: Partial<MotionFacts> = {}): MotionFacts => ({
  ...{
    text: 'Dừng máy số 3.',
    way: 'meeting',
    isSecret: false,
    weighting: 'head',
    presentCount: 6,
    isPassed: true,
  },
  counts: { for: heads(3), against: heads(0), none: heads(1) },
  ...{ base: heads(5), entitled: heads(8) },
  ...rest,
});
const shares = factsOf({
  weighting: 'share',
  counts: { for: { votes: 1, weight: 5100 }, against: { votes: 2, weight: 4900 }, none: heads(0) },
  base: { votes: 3, weight: 10_000 },
});

test.each([
  [
    'by heads',
    factsOf(),
    'Biểu quyết “Dừng máy số 3”: tán thành 3, không tán thành 0, không có ý kiến 1, trên 5 người có mặt được biểu quyết (8 người có quyền biểu quyết; cả phòng 6 người). Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 3/5 tán thành)',
  ],
  [
    'in secret, not passed',
    factsOf({ isSecret: true, isPassed: false, presentCount: null }),
    'Bỏ phiếu kín “Dừng máy số 3”: tán thành 3, không tán thành 0, không có ý kiến 1, trên 5 người có mặt được biểu quyết (8 người có quyền biểu quyết). Kết quả: không thông qua.',
    'Không thông qua: Dừng máy số 3 (biểu quyết: 3/5 tán thành)',
  ],
  [
    'by shares',
    shares,
    'Biểu quyết “Dừng máy số 3”: tán thành 1 phiếu (51% phần vốn), không tán thành 2 phiếu (49% phần vốn), không có ý kiến 0 phiếu (0% phần vốn), trên 3 người có mặt được biểu quyết (8 người có quyền biểu quyết; cả phòng 6 người). Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 51% phần vốn tán thành)',
  ],
  [
    'in writing',
    factsOf({ way: 'written', presentCount: null }),
    'Lấy ý kiến bằng văn bản “Dừng máy số 3”: tán thành 3, không tán thành 0, không có ý kiến 1, trên 5 người được lấy ý kiến. Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 3/5 tán thành)',
  ],
])('a vote %s', (_, facts, result, line) => {
  expect(renderMotionResult(facts)).toBe(result);
  expect(renderMotionLine(facts)).toBe(line);
});
