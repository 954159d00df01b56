import { expect, test } from 'vitest';
import { findDescribedSentence } from './described-sentence.rules.ts';

const description =
  'Tất niên mỗi năm do phòng Hành chính tổ chức. Hội nghị khách hàng mỗi năm một lần ở miền Trung.';

test.each([
  ['phòng nào tổ chức tất niên?', 'phòng tổ chức tất niên', 'Tất niên mỗi năm do phòng Hành chính tổ chức.'],
  ['tất niên tổ chức ngày nào?', 'tất niên tổ chức', null],
  [
    'hội nghị khách hàng mỗi năm mấy lần?',
    'hội nghị khách hàng năm',
    'Hội nghị khách hàng mỗi năm một lần ở miền Trung.',
  ],
  ['kho ở đâu?', 'kho', null],
])('%s', (message, words, expected) => {
  expect(findDescribedSentence(message, words, description)).toBe(expected);
});
