import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Variable, variables } from './variables.ts';

const readme = new URL('../../../../README.md', import.meta.url);

const rows = Object.entries<Variable>(variables).map(
  ([name, { default: value, meaning, secret }]) =>
    `| \`${name}\`${secret ? `, \`${name}_FILE\`` : ''} | ${value} | ${meaning} |`,
);

test('README lists every variable as the server reads it', () => {
  const unpadded = readFileSync(readme, 'utf8').replace(/ +\|/g, ' |');
  expect(unpadded).toContain(rows.join('\n'));
});
