import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { type Sheet, type SheetBlock, type SheetLine, sheetLook } from './sheet.ts';

/** Twentieths of a point. */
const twips = (points: number): number => Math.round(points * 20);

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;

const pageWidth = 595.3;
const textWidth = pageWidth - sheetLook.margins.left - sheetLook.margins.right;

/** A line under a paragraph is the bottom border of an empty paragraph, indented to the width of the line. */
const ruleUnder = (length: number, width: number, after: number): Paragraph =>
  new Paragraph({
    border: { top: { style: BorderStyle.SINGLE, size: 6, space: 0, color: '000000' } },
    indent: { left: twips((width - length) / 2), right: twips((width - length) / 2) },
    spacing: { before: 40, after: twips(after), line: 40, lineRule: 'exact' },
  });

function lineOf(line: SheetLine, width: number, keepNext = false): Paragraph[] {
  const { size, align = 'left', indented = false, before = 0, after = sheetLook.after, rule } = line;
  const { keptWithNext = false } = line;
  const letters = line.runs.reduce((sum, { text: words }) => sum + words.length, 0);
  const runs = line.runs.flatMap(({ text, bold, italic }) =>
    text.split('\n').map(
      (words, place) =>
        new TextRun({
          text: words,
          ...(place > 0 && { break: 1 }),
          ...(bold !== undefined && { bold }),
          ...(italic !== undefined && { italics: italic }),
          ...(size !== undefined && { size: size * 2 }),
        }),
    ),
  );
  const text = new Paragraph({
    children: runs,
    alignment: alignments[align],
    keepNext: keepNext || keptWithNext,
    keepLines: letters <= sheetLook.wholeParagraph,
    widowControl: true,
    ...(indented && { indent: { firstLine: twips(sheetLook.indent) } }),
    spacing: {
      before: twips(before),
      after: rule === undefined ? twips(after) : 0,
      line: Math.round(sheetLook.lineHeight * 240),
      // Without it LibreOffice sets lines closer than Word does.
      lineRule: LineRuleType.AUTO,
    },
  });
  return rule === undefined ? [text] : [text, ruleUnder(rule, width, after)];
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const unframed = { top: none, bottom: none, left: none, right: none };

function cellOf(lines: readonly SheetLine[], width: number): TableCell {
  return new TableCell({
    borders: unframed,
    width: { size: twips(width), type: WidthType.DXA },
    margins: { left: 0, right: 0 },
    children: lines.flatMap((line) => lineOf(line, width)),
  });
}

const thin = { style: BorderStyle.SINGLE, size: 4, color: '000000' };
const framed = { top: thin, bottom: thin, left: thin, right: thin };

function tableOf({ shares, head, rows }: Extract<SheetBlock, { is: 'table' }>): Table {
  const widths = shares.map((share) => textWidth * share);
  const rowOf = (cells: readonly string[], bold: boolean): TableRow =>
    new TableRow({
      tableHeader: bold,
      cantSplit: true,
      children: cells.map(
        (text, place) =>
          new TableCell({
            borders: framed,
            width: { size: twips(widths[place] ?? 0), type: WidthType.DXA },
            margins: { left: 80, right: 80 },
            children: lineOf(
              { runs: [{ text, bold }], size: 13, align: bold ? 'center' : 'left', before: 2, after: 2 },
              widths[place] ?? 0,
            ),
          }),
      ),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(textWidth), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    rows: [rowOf(head, true), ...rows.map((cells) => rowOf(cells, false))],
  });
}

function blockOf(block: SheetBlock): (Paragraph | Table)[] {
  if (block.is === 'lines') return block.lines.flatMap((line) => lineOf(line, textWidth, block.keptWithNext));
  if (block.is === 'table') return [tableOf(block)];
  const widths = [textWidth * block.left, textWidth * (1 - block.left)] as const;
  const [left, right] = block.columns;
  return [
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: twips(textWidth), type: WidthType.DXA },
      columnWidths: widths.map(twips),
      borders: { ...unframed, insideHorizontal: none, insideVertical: none },
      rows: [
        new TableRow({ cantSplit: true, children: [cellOf(left, widths[0]), cellOf(right, widths[1])] }),
      ],
    }),
  ];
}

const numbered = new Header({
  children: [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ children: [PageNumber.CURRENT] })],
    }),
  ],
});

/** A sheet as DOCX, so that people can edit it before printing. */
export async function writeDocx({ title, blocks }: Sheet): Promise<Uint8Array> {
  const { top, right, bottom, left } = sheetLook.margins;
  const page = {
    size: { width: twips(pageWidth), height: twips(841.9) },
    margin: {
      top: twips(top),
      right: twips(right),
      bottom: twips(bottom),
      left: twips(left),
      header: twips(top / 2),
    },
  };
  const document = new Document({
    title,
    creator: 'Họp Gọn',
    styles: {
      default: {
        document: {
          run: { font: 'Times New Roman', size: sheetLook.size * 2, language: { value: 'vi-VN' } },
        },
      },
    },
    sections: [
      {
        properties: { page, titlePage: true },
        headers: { default: numbered, first: new Header({ children: [new Paragraph({})] }) },
        children: blocks.flatMap(blockOf),
      },
    ],
  });
  return Packer.toBuffer(document);
}
