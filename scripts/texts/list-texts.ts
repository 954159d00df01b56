import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../graph/source-files.ts';
import { extractTexts } from './extract-texts.ts';

/** Folders with texts of screens, mails, notices and documents. */
const shown = /^(?:web\/src|server\/src|contract\/src)\//;
const isTest = /\.test\.tsx?$|\/testing\//;
/** Pages that people read as they are written here. */
const pages = 'server/data/legal';

const print = (file: string, line: number, text: string) =>
  process.stdout.write(`${file}:${line}\t${text}\n`);

for (const file of sourceFiles().filter((path) => shown.test(path) && !isTest.test(path))) {
  for (const { line, text } of extractTexts(file, readFileSync(join(root, file), 'utf8')))
    print(file, line, text);
}
for (const name of readdirSync(join(root, pages))) {
  const lines = readFileSync(join(root, pages, name), 'utf8').split('\n');
  for (const [place, text] of lines.entries())
    if (text.trim() !== '') print(`${pages}/${name}`, place + 1, text);
}
