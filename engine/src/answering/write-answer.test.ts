import { describe, expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { pickPiece, writeSentence } from './write-answer.ts';

const question = readQuestion('giá thuê kho bao nhiêu?', 'giá thuê kho');

test.each([
  ['turn', 'Lan', null, 'Lan: “Chốt rồi.”'],
  ['turn', null, null, '“Chốt rồi.”'],
  ['note', 'Lan', null, 'Ghi chú của Lan: “Chốt rồi.”'],
  ['minutes', null, null, 'Biên bản ghi: “Chốt rồi.”'],
  ['decision', null, null, 'Đã quyết định: “Chốt rồi.”'],
  ['task', 'Lan', null, 'Việc của Lan: “Chốt rồi.”'],
  ['decision', null, '03/11/2026', 'Trước đó, ngày 03/11/2026, đã quyết định: “Chốt rồi.”'],
  ['turn', 'Lan', '03/11/2026', 'Trước đó, ngày 03/11/2026, Lan: “Chốt rồi.”'],
] as const)('%s of %s, older: %s', (kind, speaker, olderDay, sentence) => {
  expect(writeSentence(question, { kind, speaker, olderDay, text: 'Chốt rồi.' })).toBe(sentence);
});

describe('of a long line', () => {
  const rest = 'Mình nói thêm chuyện xe cộ một chút cho vui. '.repeat(12);

  test('the sentences around what is asked for are cited', () => {
    const piece = pickPiece(question, `${rest}Giá thuê kho là bốn mươi lăm triệu. ${rest}`);
    expect(piece).toContain('Giá thuê kho là bốn mươi lăm triệu.');
    expect(piece.length).toBeLessThanOrEqual(260);
    expect(piece).toMatch(/^… .* …$/u);
  });

  test('recognised speech is cut between words', () => {
    const speech = 'rồi thì mà là '.repeat(80);
    const piece = pickPiece(question, `${speech}giá thuê kho bốn mươi lăm triệu ${speech}`);
    expect(piece).toContain('giá thuê kho bốn mươi lăm triệu');
    expect(piece.length).toBeLessThanOrEqual(300);
  });
});
