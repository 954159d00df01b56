import { expect, test } from 'vitest';
import { messageSnippet } from './message-snippet.rules.ts';

const written = (content: string, words: string) =>
  messageSnippet(content, words)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

test.each([
  ['Chốt giá gỗ sồi', 'GIA GO', 'Chốt [giá gỗ] sồi'],
  ['Đầu dòng', 'dau', '[Đầu] dòng'],
  ['giá\n\n  gỗ', 'gỗ', 'giá [gỗ]'],
  ['Không có ở đây', 'thép', 'Không có ở đây'],
])('%j is found in %j', (content, words, snippet) => {
  expect(written(content, words)).toBe(snippet);
});

test('of a long message only what stands around the words is shown, from the beginning of a word', () => {
  const long = `${'mở đầu '.repeat(30)}bảng giá mới${' phần sau'.repeat(30)}`;
  const snippet = written(long, 'bang gia');
  expect(snippet).toMatch(/^…(mở|đầu) .*\[bảng giá\] mới/u);
  expect(snippet.length).toBeLessThan(150);
});
