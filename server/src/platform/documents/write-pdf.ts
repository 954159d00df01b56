import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Sheet, type SheetBlock, type SheetLine, sheetLook } from './sheet.ts';

const require = createRequire(import.meta.url);

interface Pdfmake {
  setFonts(fonts: object): void;
  setUrlAccessPolicy(mayLoad: (address: string) => boolean): void;
  setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
  createPdf(definition: object): { getBuffer(): Promise<Uint8Array> };
}

// Its published types would add browser types to the whole server.
const pdfmake = z
  .custom<Pdfmake>((found) => typeof found === 'object' && found !== null && 'createPdf' in found)
  .parse(require('pdfmake'));

type Content = Readonly<Record<string, unknown>>;

const folder = dirname(require.resolve('@expo-google-fonts/tinos/package.json'));
const face = (name: string): string => join(folder, name, `Tinos_${name}.ttf`);

/** Metric-compatible with Times New Roman, which may not be redistributed; contains every Vietnamese letter. */
const fonts = {
  Tinos: {
    normal: face('400Regular'),
    bold: face('700Bold'),
    italics: face('400Regular_Italic'),
    bolditalics: face('700Bold_Italic'),
  },
};

const ruleOf = (length: number, after: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: length, y2: 0, lineWidth: 0.75 }],
  alignment: 'center',
  margin: [0, 2, 0, after],
});

function lineOf(line: SheetLine): Content[] {
  const { size, align = 'left', indented = false, before = 0, after = sheetLook.after, rule, place } = line;
  const text: Content = {
    text: line.runs.map(({ text: words, bold = false, italic = false }) => ({
      text: words,
      bold,
      italics: italic,
    })),
    ...(size !== undefined && { fontSize: size }),
    alignment: align,
    ...(place !== undefined && { id: place }),
    leadingIndent: indented ? sheetLook.indent : 0,
    margin: [0, before, 0, rule === undefined ? after : 0],
  };
  return rule === undefined ? [text] : [text, ruleOf(rule, after)];
}

const lettersOf = ({ runs }: SheetLine): number => runs.reduce((sum, { text }) => sum + text.length, 0);

/** The lines in groups that are not split between two pages. */
function groupsOf(lines: readonly SheetLine[]): Content[] {
  const groups: SheetLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.at(-1)?.keptWithNext) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    stack: group.flatMap(lineOf),
    unbreakable: group.every((line) => lettersOf(line) <= sheetLook.wholeParagraph),
  }));
}

const tableOf = ({ shares, head, rows }: Extract<SheetBlock, { is: 'table' }>): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: shares.map((share) => `${share * 100}%`),
    body: [head.map((text) => ({ text, bold: true, alignment: 'center' })), ...rows],
  },
  margin: [0, 0, 0, sheetLook.after],
});

function blockOf(block: SheetBlock): Content {
  if (block.is === 'lines') return { stack: groupsOf(block.lines) };
  if (block.is === 'table') return tableOf(block);
  const [left, right] = block.columns;
  return {
    columns: [
      { width: `${block.left * 100}%`, stack: left.flatMap(lineOf) },
      { width: '*', stack: right.flatMap(lineOf) },
    ],
    columnGap: 8,
    unbreakable: true,
  };
}

/** The blocks of a sheet; those kept with the next one share an unbreakable stack with it. */
function contentOf(blocks: readonly SheetBlock[]): Content[] {
  const content: Content[] = [];
  let kept: Content[] = [];
  for (const block of blocks) {
    kept.push(blockOf(block));
    if (block.is === 'lines' && block.keptWithNext) continue;
    content.push(kept.length === 1 ? (kept[0] ?? {}) : { stack: kept, unbreakable: true });
    kept = [];
  }
  return [...content, ...kept];
}

const { top, right, bottom, left } = sheetLook.margins;

const qrSize = 40;

/** Within the lower margin, which it leaves as wide as it is. */
const checkOf = ({ text, address }: NonNullable<Sheet['check']>): Content => ({
  columns: [
    { width: qrSize, qr: address, fit: qrSize, eccLevel: 'M' },
    { width: '*', text, fontSize: 8, margin: [0, 8, 0, 0] },
  ],
  columnGap: 8,
  margin: [left, 4, right, 0],
});

const definitionOf = ({ title, blocks, check }: Sheet): Content => ({
  info: { title, creator: 'Họp Gọn', producer: 'Họp Gọn', ...(check && { keywords: check.address }) },
  language: 'vi',
  pageSize: 'A4',
  pageMargins: [left, top, right, bottom],
  defaultStyle: { font: 'Tinos', fontSize: sheetLook.size, lineHeight: sheetLook.lineHeight },
  header: (page: number) =>
    page === 1 ? '' : { text: String(page), alignment: 'center', margin: [left, top / 2, right, 0] },
  footer: (page: number, pages: number) => (check && page === pages ? checkOf(check) : ''),
  content: contentOf(blocks),
});

/** A sheet as PDF. Loads no file but its fonts. */
export async function writePdf(sheet: Sheet): Promise<Uint8Array> {
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts.Tinos).includes(path));
  return pdfmake.createPdf(definitionOf(sheet)).getBuffer();
}
