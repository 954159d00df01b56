import { readdirSync, readFileSync } from 'node:fs';

const COLUMNS = ['phrase', 'class', 'region', 'register', 'example'];
const HEAD = `// Generated from the tables beside it by \`npm test -- unit scripts/lexicon -u\`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = \`
`;

type PhraseRow = { readonly phrase: string; readonly name: string };

/** The module that holds all tables of a folder: the engine reads no file. */
export function compileLexicon(folder: URL): string {
  const classes = new Map<string, Set<string>>();
  for (const { phrase, name } of listRows(folder)) {
    const own = classes.get(phrase) ?? new Set();
    classes.set(phrase, own.add(name));
  }
  const lines = [...classes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([phrase, names]) => `${phrase}\t${[...names].sort().join(' ')}`);
  return `${HEAD}${lines.join('\n')}\n\`;\n`;
}

const listRows = (folder: URL): PhraseRow[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readTable(folder, file));

function readTable(folder: URL, file: string): PhraseRow[] {
  const [head, ...lines] = readFileSync(new URL(file, folder), 'utf8').split('\n');
  if (head !== COLUMNS.join('\t')) throw new Error(`${file}: the columns are ${COLUMNS.join(', ')}`);
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      const [phrase = '', name = ''] = cells;
      if (cells.length !== COLUMNS.length || name === '' || !isPlain(phrase)) {
        throw new Error(`${file}: "${line}" needs ${COLUMNS.length} cells and a phrase in small letters`);
      }
      return { phrase, name };
    });
}

/** As the tokenizer writes words: NFC, lower case, one space between. */
const isPlain = (phrase: string): boolean =>
  phrase !== '' && phrase === phrase.normalize('NFC').toLowerCase() && /^\S+(?: \S+)*$/u.test(phrase);
