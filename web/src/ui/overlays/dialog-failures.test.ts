import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Parts of a dialog: they have its foot, or give it buttons. */
const isDialogPart = (text: string): boolean =>
  text.includes('<DialogActions') || (/<(?:Form)?Dialog\b/.test(text) && text.includes('actions={'));

test('why something failed stands at the buttons of a dialog, by its one shared foot', () => {
  const parts = globSync('features/**/*.tsx', { cwd: root })
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => isDialogPart(text));
  expect(parts.length).toBeGreaterThan(30);
  const scattered = parts.filter(({ text }) => /<Banner\s+tone="error"/.test(text));
  expect(scattered.map(({ path }) => path)).toEqual([]);
});
