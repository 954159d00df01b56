import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

test.each<[string, string[]]>([
  ['Họp xong rồi. Mai gửi biên bản! Ai ghi?', ['Họp xong rồi.', 'Mai gửi biên bản!', 'Ai ghi?']],
  ['Doanh thu 1.234,5 triệu. Họp lúc 9.30 nhé.', ['Doanh thu 1.234,5 triệu.', 'Họp lúc 9.30 nhé.']],
  [
    'Ở TP. Hồ Chí Minh có TS. Nguyễn Văn A. Ông đồng ý.',
    ['Ở TP. Hồ Chí Minh có TS. Nguyễn Văn A. Ông đồng ý.'],
  ],
  ['1. Nội dung chính\n2. Phân công', ['1. Nội dung chính', '2. Phân công']],
  ['1) Chốt ngân sách. 2) Giao việc.', ['1) Chốt ngân sách.', '2) Giao việc.']],
  ['Giấy, bút, v.v. phải mua. Hạn là mai.', ['Giấy, bút, v.v. phải mua.', 'Hạn là mai.']],
  ['Ờ... để em xem. “Được.” Chị nói.', ['Ờ... để em xem.', '“Được.”', 'Chị nói.']],
  ['Ngày 20.11.2026 nghỉ', ['Ngày 20.11.2026 nghỉ']],
  ['   ', []],
])('%j is cut into its sentences', (text, sentences) => {
  expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences);
});

test('a sentence stands at its offsets', () => {
  const text = '  Một. Hai.  \n Ba';
  for (const { text: sentence, from, to } of splitSentences(text))
    expect(text.slice(from, to)).toBe(sentence);
});
