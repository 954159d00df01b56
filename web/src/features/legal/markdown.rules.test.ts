import { expect, test } from 'vitest';
import { plainText, readMarkdown } from './markdown.rules.ts';

const spansOf = (text: string) => {
  const [block] = readMarkdown(text);
  return block?.kind === 'paragraph' ? block.spans : [];
};

test('headings, paragraphs over several lines and lists', () => {
  const text =
    '# Điều khoản\nDòng một\ndòng hai.\n\n## Mục\nMở đầu:\n- một\n- hai\nKết.\n\n1. A\n2. B\n### Phần';
  expect(readMarkdown(text)).toEqual([
    { kind: 'title', spans: [{ text: 'Điều khoản' }] },
    { kind: 'paragraph', spans: [{ text: 'Dòng một dòng hai.' }] },
    { kind: 'section', spans: [{ text: 'Mục' }] },
    { kind: 'paragraph', spans: [{ text: 'Mở đầu:' }] },
    { kind: 'list', numbered: false, items: [[{ text: 'một' }], [{ text: 'hai' }]] },
    { kind: 'paragraph', spans: [{ text: 'Kết.' }] },
    { kind: 'list', numbered: true, items: [[{ text: 'A' }], [{ text: 'B' }]] },
    { kind: 'part', spans: [{ text: 'Phần' }] },
  ]);
});

test('strong words and links within a line', () => {
  expect(spansOf('Gọi **bên vận hành** hoặc [viết thư](mailto:a@b.vn), xem [ở đây](/privacy).')).toEqual([
    { text: 'Gọi ' },
    { text: 'bên vận hành', strong: true },
    { text: ' hoặc ' },
    { text: 'viết thư', href: 'mailto:a@b.vn' },
    { text: ', xem ' },
    { text: 'ở đây', href: '/privacy' },
    { text: '.' },
  ]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,y)',
  '[x](//elsewhere.example)',
  '[x](/\\elsewhere.example)',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '**chưa đóng',
  '[chưa đóng](/x',
])('%s stays text', (text) => {
  expect(spansOf(text).every(({ href, strong }) => href === undefined && strong === undefined)).toBe(true);
  expect(plainText(spansOf(text))).toBe(text);
});

test('nothing is nothing', () => {
  expect(readMarkdown(' \n\n')).toEqual([]);
});
