import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { serverFolder } from './server-folder.ts';

const file = new URL('package.json', serverFolder);

/** The version of this program. */
export const readProductVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
