import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

const readme = new URL('../../../../README.md', import.meta.url);

const rows = Object.entries<Variable>(variables).map(
  ([name, { default: value, meaning, secret }]) =>
    `| \`${name}\`${secret ? `, \`${name}_FILE\`` : ''} | ${value} | ${meaning} |`,
);

test('README lists every variable as the server reads it', () => {
  const unpadded = readFileSync(readme, 'utf8').replace(/ +\|/g, ' |');
  expect(unpadded).toContain(rows.join('\n'));
});

test('.env.example offers every variable, all unset', async () => {
  const entries = Object.entries<Variable>(variables).map(
    ([name, { default: value, meaning, secret }]) =>
      `# ${meaning}. Default: ${value}.${secret ? ` Or the path of a file with it: ${name}_FILE.` : ''}\n#${name}=\n`,
  );
  const head =
    '# Copy to .env and set what you need; the rest has its default. `npm start` and `docker compose` read the file.\n';
  await expect([head, ...entries].join('\n')).toMatchFileSnapshot('../../../../.env.example');
});

test('compose.yaml passes every variable on; the data folder is a volume of its own', () => {
  const compose = readFileSync(new URL('../../../../compose.yaml', import.meta.url), 'utf8');
  const missing = Object.keys(variables).filter((name) => !compose.includes(`\${${name}:`));
  expect(missing).toEqual(['DATA_DIR']);
});
