import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const components = globSync('features/**/*.tsx', { cwd: root })
  .filter((path) => !path.includes('.component.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const pathsWith = (isWanted: (text: string) => boolean) =>
  components.filter(({ text }) => isWanted(text)).map(({ path }) => path);

/** Parts of a dialog: they have its foot, or give it buttons. */
const isDialogPart = (text: string): boolean =>
  text.includes('<DialogActions') || (/<(?:Form)?Dialog\b/.test(text) && text.includes('actions={'));

test('why something failed stands at the buttons of a dialog, by its one shared foot', () => {
  expect(pathsWith(isDialogPart).length).toBeGreaterThan(30);
  expect(pathsWith((text) => isDialogPart(text) && /<Banner\s+tone="error"/.test(text))).toEqual([]);
});

test('a dialog with a text field asks before it closes', () => {
  const hasText = (text: string) => /<(?:Textarea|ReasonField)\b/.test(text);
  expect(pathsWith((text) => /<FormDialog\b/.test(text) && hasText(text)).length).toBeGreaterThan(10);
  expect(pathsWith((text) => /<Dialog\b/.test(text) && hasText(text))).toEqual([]);
});

test('the button that gives up a form in a page asks, as leaving the page does', () => {
  const givesUp = (text: string) => /<Button\b[^>]*onClick=\{on(?:Close|Done|Cancel)\}/.test(text);
  expect(pathsWith((text) => text.includes('<DiscardButton')).length).toBeGreaterThan(5);
  expect(pathsWith((text) => text.includes('<LeaveGuard') && givesUp(text))).toEqual([]);
});
