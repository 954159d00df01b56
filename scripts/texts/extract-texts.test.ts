import { expect, test } from 'vitest';
import { extractTexts } from './extract-texts.ts';

const textsOf = (source: string) => extractTexts('page.tsx', source).map(({ text }) => text);

test('lists literals, templates and text between tags in the order they stand', () => {
  expect(
    textsOf(
      `const a = 'Lưu thay đổi'; const b = \`Còn \${n} phút\`; const c = <p>Đã\n   lưu <b>Xong</b></p>;`,
    ),
  ).toEqual(['Lưu thay đổi', 'Còn {…} phút', 'Đã lưu', 'Xong']);
});

test('leaves out texts that people never see', () => {
  expect(textsOf("import x from './x.ts'; const look = 'bg-jade-soft text-jade-ink'; // ghi chú")).toEqual(
    [],
  );
});
