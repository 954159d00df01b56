import { expect, test } from 'vitest';
import { joinLines } from './join-lines.ts';

const join = (...texts: string[]): string => joinLines(texts.map((text) => ({ text })));

test('what neighbours begin with is said once', () => {
  expect(join('Thống nhất: dời lịch.', 'Thống nhất: bỏ mã QR.', 'Mai cho biết xe hỏng.')).toBe(
    'Thống nhất: dời lịch; bỏ mã QR. Mai cho biết xe hỏng.',
  );
  expect(join('Chưa rõ: ai trả?', 'Chưa rõ: bao giờ trả?')).toBe('Chưa rõ: ai trả; bao giờ trả?');
  expect(join('Mai cho biết xe hỏng.', 'Mai cho biết kho đầy.')).toBe('Mai cho biết xe hỏng; kho đầy.');
});

test('others keep their beginnings', () => {
  expect(join('Mai cho biết xe hỏng.', 'Hà cho biết kho đầy.')).toBe(
    'Mai cho biết xe hỏng. Hà cho biết kho đầy.',
  );
  expect(join('Mai sửa xe.', 'Mai gọi thợ.')).toBe('Mai sửa xe. Mai gọi thợ.');
});
