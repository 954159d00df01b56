import { expect, test } from 'vitest';
import { findSmallTalk } from './find-small-talk.rules.ts';

test.each([
  ['hôm nay thứ mấy', 'day'],
  ['giờ là mấy giờ rồi', 'day'],
  ['khoan đã, để tôi hỏi sếp', 'wait'],
  ['để chị nghĩ đã', 'wait'],
  ['trời nóng quá ha', 'other'],
])('%s: %s', (message, of) => {
  expect(findSmallTalk(message)).toBe(of);
});
