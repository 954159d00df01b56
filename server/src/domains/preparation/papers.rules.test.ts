import { expect, test } from 'vitest';
import { typeOfPaper } from './papers.rules.ts';

const bytes = (hex: string, rest = 'nội dung') => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(rest)]);

// ASVS v5.0.0-5.2.2
test.each<[string, Buffer, string | null]>([
  ['Báo cáo.PDF', bytes('25504446'), 'application/pdf'],
  ['ảnh.jpeg', bytes('ffd8ffe0'), 'image/jpeg'],
  ['kế hoạch.xlsx', bytes('504b0304'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ghi chú.md', bytes('', '# Việc'), 'text/plain; charset=utf-8'],
  ['trang.html', bytes('', '<script>'), null],
  ['virus.pdf', bytes('4d5a'), null],
  ['trá hình.docx', bytes('25504446'), null],
  ['chữ.txt', bytes('00ff'), null],
  ['rỗng.txt', Buffer.alloc(0), null],
  ['pdf', bytes('25504446'), null],
])('%s: its name and its first bytes must agree', (name, content, type) => {
  expect(typeOfPaper(name, content)).toBe(type);
});
