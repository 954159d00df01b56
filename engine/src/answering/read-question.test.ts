import { describe, expect, test } from 'vitest';
import { isQuestion } from './is-question.ts';
import { readQuestion } from './read-question.ts';

describe('what a question expects', () => {
  test.each([
    ['ai phụ trách in tờ rơi?', ['person']],
    ['tờ rơi in xong hôm nào?', ['day']],
    ['tờ rơi giá bao nhiêu?', ['figure']],
    ['vì sao bỏ tờ rơi?', ['reason']],
    ['đã chốt mẫu tờ rơi chưa?', ['decision']],
    ['tờ rơi để ở đâu?', ['place']],
    ['kể về tờ rơi', []],
  ] as const)('%s', (message, expected) => {
    expect(readQuestion(message, message).expected).toEqual(expected);
  });
});

describe('the property that is asked of something', () => {
  test.each([
    ['Máy ép mua hãng gì?', 'Máy ép mua hãng', ['hang']],
    ['Chị Thu lương tháng bao nhiêu?', 'Thu lương tháng', ['luong', 'thu']],
    ['Chốt bao nhiêu?', 'Chốt', []],
    ['Kho ở đâu?', 'Kho', []],
  ])('%s', (message, query, named) => {
    const { attribute, terms } = readQuestion(message, query);
    expect(attribute.map((place) => terms[place]?.word.folded)).toEqual(named);
  });
});

describe('others say a word of a question otherwise', () => {
  const othersOf = (message: string, folded: string) =>
    readQuestion(message, message)
      .terms.find(({ word }) => word.folded === folded)
      ?.others.map(({ words }) => words.map((word) => word.folded).join(' '));

  test.each([
    ['mướn kho', 'muon', 'thue'],
    ['ngân sách quý', 'ngan', 'budget'],
    ['budget quý', 'budget', 'ngan sach'],
    ['chứng nhận FSC', 'fsc', 'ep et xi'],
  ])('%s', (message, word, other) => {
    expect(othersOf(message, word)).toContain(other);
  });

  test('diacritics distinguish words', () => {
    expect(othersOf('muôn màu', 'muon')).not.toContain('thue');
  });
});

describe('what asks', () => {
  test.each([
    ['giá thuê kho bao nhiêu', true],
    ['gia thue kho bao nhieu', true],
    ['chốt chưa nhỉ', true],
    ['Kho ở Bình Dương?', true],
    ['cảm ơn bạn', false],
    ['kho Bình Dương', false],
    ['báo giá gỗ sồi', false],
    ['gỗ sồi chưa về kho', false],
    ['gỗ sồi về kho chưa', true],
    ['ai giữ chìa khóa kho', true],
  ])('%s', (message, asks) => {
    expect(isQuestion(message)).toBe(asks);
  });
});

test('of two numbers a line says one', () => {
  const { terms } = readQuestion('giá chốt 185 hay 195', 'giá chốt 185 hay 195');
  expect(terms.map(({ word }) => word.folded)).toEqual(['gia', 'chot', '185']);
  expect(terms[2]?.others.map(({ words }) => words[0]?.folded)).toContain('195');
});

test('what is looked for is typed without marks where one small word of the message has them', () => {
  expect(readQuestion('Tet phong kham truc mấy người', 'Tet phong kham truc').isMarked).toBe(false);
  expect(readQuestion('Tết phòng khám trực mấy người', 'Tết phòng khám trực').isMarked).toBe(true);
});
