import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../graph/source-files.ts';
import { extractTexts } from './extract-texts.ts';

/** Folders with texts of screens, mails, notices and documents. */
const shown = /^(?:web\/src|server\/src|contract\/src)\//;
const isTest = /\.test\.tsx?$|\/testing\//;

for (const file of sourceFiles().filter((path) => shown.test(path) && !isTest.test(path))) {
  for (const { line, text } of extractTexts(file, readFileSync(join(root, file), 'utf8')))
    process.stdout.write(`${file}:${line}\t${text}\n`);
}
