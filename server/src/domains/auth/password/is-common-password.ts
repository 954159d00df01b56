import { readFileSync } from 'node:fs';
import { hasCommonStem } from '@hopgon/contract/auth/common-stem';
import { serverFolder } from '../../../platform/config/server-folder.ts';

const file = new URL('data/common-passwords.txt', serverFolder);

const read = (): ReadonlySet<string> =>
  new Set(
    readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );

let knownPasswords: ReadonlySet<string> | null = null;

/** Whether a password is a common word with an ending, or on the list in server/data; the list is read when first asked. */
export function isCommonPassword(password: string): boolean {
  if (hasCommonStem(password)) return true;
  knownPasswords ??= read();
  return knownPasswords.has(password.toLowerCase());
}
