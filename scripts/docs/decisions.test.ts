import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../graph/source-files.ts';

test('decisions are numbered from 1 without a gap or a double', () => {
  const numbers = readdirSync(join(root, 'docs/decisions'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => Number(file.slice(0, 4)))
    .sort((left, right) => left - right);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
