import { describe, expect, test } from 'vitest';
import { embeddedQuestion } from './embedded-question.ts';

describe('a part of a sentence holds a question', () => {
  test.each([
    ['có phải nộp phạt không', 'whether'],
    ['cổng sau mở được hay không', 'whether'],
    ['tính theo mét hay theo cây', 'whether'],
    ['bên bán có chịu đổi máy chưa', 'whether'],
    ['giá điện giữ như cũ hay lên ba ngàn', 'whether'],
    ['lãi tăng tiếp hay xuống', 'whether'],
    ['bao giờ họ giao sổ', 'which'],
    ['bên nào trả tiền điện', 'which'],
    ['một hộ được mấy suất', 'which'],
    ['đoàn họ mấy chục người', 'which'],
  ] as const)('%s: %s', (part, kind) => {
    expect(embeddedQuestion(` ${part} `)).toBe(kind);
  });

  test.each([
    ['chưa làm kiểu này bao giờ'],
    ['nó chạy nhanh hơn ai hết'],
    ['ai cũng phải ký tên'],
    ['bữa nào rảnh thì ghé'],
    ['quán đó nấu ăn hay lắm'],
    ['khách hay hỏi giá'],
    ['hãng này họ hay trễ lắm'],
    ['máy này hay hư ghê'],
    ['tụi nó hay lên mạng chê'],
    ['chị quen chủ vựa đó phải không'],
    ['không có gì mới'],
    ['nhờ mấy anh khiêng giúp'],
    ['tốn cả mấy trăm triệu'],
  ])('%s: none', (part) => {
    expect(embeddedQuestion(` ${part} `)).toBeNull();
  });
});
