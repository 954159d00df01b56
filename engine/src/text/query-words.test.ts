import { expect, test } from 'vitest';
import { contentQuery } from './query-words.ts';

test.each([
  ['Lần trước chốt bao nhiêu tiền?', 'chốt tiền'],
  ['anh Tuấn nói gì về hợp đồng bảo trì?', 'Tuấn hợp đồng bảo trì'],
  ['lan truoc chot bao nhieu tien', 'chot tien'],
  ['lãi suất là 3,5% phải không', 'lãi suất 3,5'],
  ['là gì vậy', 'là gì vậy'],
  ['', ''],
])('%s: %s', (question, expected) => {
  expect(contentQuery(question)).toBe(expected);
});
