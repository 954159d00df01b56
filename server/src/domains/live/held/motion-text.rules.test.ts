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
  ...{ base: heads(5), entitled: heads(8), body: null, isPaper: false, invalid: heads(0) },
  ...{ names: null, exclusions: [], proxies: [], castForOthers: [] },
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
    'Biểu quyết “Dừng máy số 3”: tán thành 3, không tán thành 0, không có ý kiến 1, trên 5 người có mặt được biểu quyết (8 người có quyền biểu quyết; tổng số người có mặt: 6). Kết quả: thông qua.',
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
    'Biểu quyết “Dừng máy số 3”: tán thành 1 phiếu (51% phần vốn), không tán thành 2 phiếu (49% phần vốn), không có ý kiến 0 phiếu (0% phần vốn), trên 3 người có mặt được biểu quyết (8 người có quyền biểu quyết; tổng số người có mặt: 6). Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 51% phần vốn tán thành)',
  ],
  [
    'in writing',
    factsOf({ way: 'written', presentCount: null }),
    'Lấy ý kiến bằng văn bản “Dừng máy số 3”: tán thành 3, không tán thành 0, không có ý kiến 1, trên 5 người được lấy ý kiến. Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 3/5 tán thành)',
  ],
  [
    'by heads, with a proxy and somebody who may not vote',
    factsOf({
      exclusions: ['Vũ Nam: có lợi ích liên quan'],
      proxies: [{ name: 'Lý Mẫn', holderName: 'Lê Hà' }],
    }),
    'Biểu quyết “Dừng máy số 3”: tán thành 3, không tán thành 0, không có ý kiến 1, trên 5 người có mặt được biểu quyết (8 người có quyền biểu quyết; tổng số người có mặt: 6). Không được biểu quyết: Vũ Nam: có lợi ích liên quan. Ủy quyền: Lý Mẫn cho Lê Hà. Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 3/5 tán thành)',
  ],
  [
    'by heads, with ballots that the secretary cast for people present',
    factsOf({ castForOthers: ['Lý Mẫn (tán thành)', 'Lê Hà (không có ý kiến)'] }),
    'Biểu quyết “Dừng máy số 3”: tán thành 3, không tán thành 0, không có ý kiến 1, trên 5 người có mặt được biểu quyết (8 người có quyền biểu quyết; tổng số người có mặt: 6). Thư ký ghi phiếu thay: Lý Mẫn (tán thành); Lê Hà (không có ý kiến). Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 3/5 tán thành)',
  ],
  [
    'of a board, with names, a proxy and somebody who may not vote',
    factsOf({
      ...{
        body: 'board',
        presentCount: null,
        names: { for: ['Lê Hà', 'Lý Mẫn'], against: ['Ngô Lễ'], none: [] },
      },
      ...{ counts: { for: heads(2), against: heads(1), none: heads(0) }, base: heads(3), entitled: heads(5) },
      exclusions: ['Vũ Nam: có lợi ích liên quan'],
      proxies: [{ name: 'Lý Mẫn', holderName: 'Lê Hà' }],
    }),
    'Biểu quyết “Dừng máy số 3”: tán thành 2 phiếu (66,67%): Lê Hà, Lý Mẫn; không tán thành 1 phiếu (33,33%): Ngô Lễ; không có ý kiến 0 phiếu (0%), trên 3 người có mặt được biểu quyết (5 người có quyền biểu quyết). Phiếu hợp lệ 3, không hợp lệ 0. Không được biểu quyết: Vũ Nam: có lợi ích liên quan. Ủy quyền: Lý Mẫn cho Lê Hà. Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 2/3 tán thành)',
  ],
  [
    'of shareholders on paper',
    factsOf({
      ...{ body: 'shareholders', weighting: 'share', isPaper: true, presentCount: null },
      counts: {
        for: { votes: 40, weight: 7000 },
        against: { votes: 9, weight: 2500 },
        none: { votes: 0, weight: 0 },
      },
      ...{ base: { votes: 50, weight: 10_000 }, invalid: { votes: 1, weight: 500 } },
    }),
    'Biểu quyết bằng phiếu giấy “Dừng máy số 3”: tán thành 40 phiếu (70% tổng số phiếu biểu quyết); không tán thành 9 phiếu (25% tổng số phiếu biểu quyết); không có ý kiến 0 phiếu (0% tổng số phiếu biểu quyết), trên 50 người có mặt được biểu quyết (8 người có quyền biểu quyết). Phiếu hợp lệ 49, không hợp lệ 1. Kết quả: thông qua.',
    'Dừng máy số 3 (biểu quyết thông qua: 70% tổng số phiếu biểu quyết tán thành)',
  ],
])('a vote %s', (_, facts, result, line) => {
  expect(renderMotionResult(facts)).toBe(result);
  expect(renderMotionLine(facts)).toBe(line);
});

test('the result of a vote with very many people fits a line of minutes and still says its result', () => {
  const many = Array.from({ length: 300 }, (_, place) => `Nguyễn Văn ${place} (tán thành)`);
  for (const facts of [
    factsOf({ text: 'x'.repeat(1000), castForOthers: many }),
    factsOf({ body: 'board', names: { for: many, against: [], none: [] } }),
  ]) {
    const result = renderMotionResult(facts);
    expect(result.length).toBeLessThanOrEqual(2000);
    expect(result).toMatch(/ Kết quả: thông qua\.$/);
  }
});
