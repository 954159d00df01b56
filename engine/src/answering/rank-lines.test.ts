import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineGroup, rankLines } from './rank-lines.ts';
import { readQuestion } from './read-question.ts';

const talk = [
  'Hôm nay họp về kho và xe.',
  'Chuyện thứ nhất, giá thuê kho Bình Dương.',
  'Họ đòi năm mươi triệu một tháng.',
  'Mắc quá, có bớt được không?',
  'Vậy chốt bốn mươi lăm triệu, ký một năm.',
  'Chuyện thứ hai, xe tải.',
  'Chị Lan đi đăng kiểm thứ Sáu nhé.',
  'Dạ.',
];

const groupOf = (lines: readonly string[], title = 'Họp tuần') => ({
  title,
  lines: lines.map((text, index) => ({ item: index, index, speaker: index % 2 ? 'Lan' : 'Minh', text })),
});

const counts = { total: 100, countOf: () => 3 };
const rank = (message: string, query: string, groups: readonly LineGroup<number>[] = [groupOf(talk)]) =>
  rankLines(readQuestion(message, query), groups, counts);

describe('the line that answers comes first', () => {
  test.each([
    ['chốt giá thuê kho bao nhiêu?', 'chốt giá thuê kho', 4],
    ['chot gia thue kho bao nhieu?', 'chot gia thue kho', 4],
    ['mướn kho Bình Dương chốt bao nhiêu?', 'mướn kho Bình Dương', 4],
    ['ai đi đăng kiểm xe tải?', 'đăng kiểm xe tải', 6],
    ['xe tải đăng kiểm hôm nào?', 'xe tải đăng kiểm', 6],
  ])('%s', (message, query, line) => {
    expect(rank(message, query)[0]?.item).toBe(line);
  });
});

test('what was decided is settled whatever its words', () => {
  const said = { speaker: 'Lan', index: 0, text: 'Hóa đơn phần mềm kế toán mới phải cho nhập số cũ.' };
  const decided = { speaker: null, index: 0, text: 'Phần mềm kế toán mới chạy song song.' };
  const first = (isSettled: boolean) =>
    rank('phần mềm kế toán quyết thế nào?', 'phần mềm kế toán quyết', [
      { title: 'Phần mềm quyết', lines: [{ ...said, item: 0 }] },
      { title: 'Phần mềm quyết', lines: [{ ...decided, item: 1, isSettled }] },
    ])[0];
  expect(first(true)?.item).toBe(1);
  expect(first(true)?.score).toBeGreaterThan(first(false)?.score ?? 0);
});

describe('how much of a question is there', () => {
  test('all of it where each word is said near the line', () => {
    expect(rank('chốt giá thuê kho bao nhiêu?', 'chốt giá thuê kho')[0]?.share).toBeGreaterThan(0.8);
  });

  test('little of it where its words stand apart', () => {
    expect(rank('kho nào bán xe máy?', 'kho bán xe máy')[0]?.share).toBeLessThan(0.5);
  });

  test('a property nobody speaks of is not named', () => {
    expect(rank('xe tải hiệu gì?', 'xe tải hiệu')[0]?.isNamed).toBe(false);
  });
});

test('a weekday at the beginning of a line opens no other matter', () => {
  const lines = ['Bảo lên bộ banner cho chị.', 'Thứ tư được không chị?', 'Thôi được, trưa thứ năm.'];
  const shares = new Map(
    rank('banner lên hôm nào?', 'banner', [groupOf(lines)]).map(({ item, share }) => [item, share]),
  );
  expect(shares.get(2)).toBe(shares.get(0));
  const other = ['Bảo lên bộ banner cho chị.', 'Thứ hai là kho.', 'Trưa thứ năm dọn.'];
  expect(rank('banner lên hôm nào?', 'banner', [groupOf(other)]).find(({ item }) => item === 2)?.share).toBe(
    0,
  );
});

test.each([
  ['ca trực mấy người?', 'Ca trực hai người.', true],
  ['ca trực mấy người?', 'Ca trực đổi người khác.', false],
  ['ca trực đổi hôm nào?', 'Ca trực đổi thứ Sáu.', true],
  ['ca trực đổi hôm nào?', 'Ca trực đổi người khác.', false],
  ['ai đổi ca trực?', 'Ca trực đổi người khác.', true],
])('%s may be answered by “%s”: %s', (message, line, expected) => {
  expect(rank(message, 'ca trực', [groupOf([line])])[0]?.holdsAsked).toBe(expected);
});

test('a figure is found where its word is said', () => {
  const [line] = rank('trực 2 người 1 ca phải không', 'trực 2 1 ca', [groupOf(['Trực hai người một ca.'])]);
  expect(line?.share).toBeGreaterThan(0.6);
});

test('the title of a meeting distinguishes similar talks', () => {
  const lines = ['Vậy chốt tăng giá năm phần trăm.'];
  const groups = [groupOf(lines, 'Họp xưởng gỗ'), groupOf(lines, 'Họp chuỗi cà phê')];
  const ranked = rankLines(readQuestion('cà phê tăng giá bao nhiêu?', 'cà phê tăng giá'), groups, counts);
  expect(ranked[0]?.share).toBeGreaterThan(ranked[1]?.share ?? 1);
});

test('whatever is written, shares are shares and every line is there once', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ấ', ' ', '5', '?', '.', 'kho '), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 30 }), (message, lines) => {
      const ranked = rank(message, message, [groupOf(lines)]);
      expect(ranked.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual(
        lines.map((_, index) => index),
      );
      for (const { share, score } of ranked) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(Number.isFinite(score)).toBe(true);
      }
    }),
  );
});
