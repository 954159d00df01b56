import { readFileSync } from 'node:fs';

const file = new URL('../../../../data/common-passwords.txt', import.meta.url);

const read = (): ReadonlySet<string> =>
  new Set(
    readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );

let knownPasswords: ReadonlySet<string> | null = null;

/** Whether a password is on the list in server/data, capitals or not; the list is read when first asked. */
export function isCommonPassword(password: string): boolean {
  knownPasswords ??= read();
  return knownPasswords.has(password.toLowerCase());
}
