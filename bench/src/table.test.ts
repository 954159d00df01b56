import { expect, test } from 'vitest';
import { table } from './table.ts';

test('columns are as wide as their widest cell, by characters', () => {
  const rows = [
    ['/đăng-nhập', '≤ 140 kB', ''],
    ['/a', '1', 'b'],
  ];
  expect(table(['page', 'wanted', ''], rows)).toBe(
    [
      '| page       | wanted   |     |',
      '| ---------- | -------- | --- |',
      '| /đăng-nhập | ≤ 140 kB |     |',
      '| /a         | 1        | b   |',
    ].join('\n'),
  );
});
