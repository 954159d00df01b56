import { expect, test } from 'vitest';
import { lineKindOf } from './draft.rules.ts';

test.each([
  ['summary', 'Quyên đề xuất khoán cứng 36 lít, ai quá thì trừ lương.', 'opinion'],
  ['summary', 'Yến (Speaker 2) cho rằng mức đó quá căng.', 'opinion'],
  ['summary', 'Ông Kiên cho biết sản lượng đạt 9,2 triệu khối, tỉnh đề xuất tăng giá.', 'text'],
  ['summary', 'Giá khởi điểm được đưa ra là 450 triệu đồng.', 'text'],
  ['decision', 'Công ty đề xuất tỉnh gia hạn', 'decision'],
] as const)('a %s “%s” becomes a line of the kind %s', (kind, text, expected) => {
  expect(lineKindOf({ kind, text })).toBe(expected);
});
