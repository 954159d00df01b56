import { balancedLines, companyLines } from '../../../platform/documents/heading-lines.rules.ts';
import {
  lineInWords,
  nothingRecorded,
  proposalInWords,
  proposalsTitle,
  type SaidLine,
} from '../lines/line-text.rules.ts';
import type { MinutesFacts } from './file-facts.rules.ts';

export interface PrintedLine {
  runs: { text: string; bold?: boolean; italic?: boolean }[];
  size?: number;
  align?: 'left' | 'center' | 'right' | 'justify';
  indented?: boolean;
  before?: number;
  after?: number;
  rule?: number;
  keptWithNext?: boolean;
  place?: string;
}

export type PrintedBlock =
  | { is: 'lines'; lines: PrintedLine[]; keptWithNext?: boolean }
  | { is: 'columns'; left: number; columns: [PrintedLine[], PrintedLine[]] };

export const strong = (text: string, size: number, more: Partial<PrintedLine> = {}): PrintedLine => ({
  runs: [{ text, bold: true }],
  ...{ size, align: 'center', after: 0 },
  ...more,
});

export const paragraph = (text: string, more: Partial<PrintedLine> = {}): PrintedLine => ({
  ...{ runs: [{ text }], size: 14, align: 'justify', indented: true },
  ...more,
});

/** Where a pen writes what is not known yet. */
export const blank = '………………………………';

/** Dots stay in their line and are not drawn apart. */
export const unfilled = (text: string): Partial<PrintedLine> => (text.includes('…') ? { align: 'left' } : {});

export const said = (label: string, words: string): PrintedLine => {
  const text = `${label}: ${words}`;
  return paragraph(text, unfilled(text));
};

/** What fits on a line in bold, by letters. */
const titleLength = 60;

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

type Head = Pick<MinutesFacts, 'companyName' | 'parentName' | 'number'>;

export const head = ({ companyName, parentName, number }: Head): PrintedBlock => {
  const names = companyLines(companyName);
  const parents = parentName === '' ? [] : companyLines(parentName);
  return {
    is: 'columns',
    left: 0.4,
    columns: [
      [
        ...parents.map(
          (line): PrintedLine => ({ runs: [{ text: unbroken(line) }], size: 12, align: 'center', after: 0 }),
        ),
        ...names.map((line, place) =>
          strong(unbroken(line), 12, place === names.length - 1 ? { rule: 60, after: 4 } : {}),
        ),
        { runs: [{ text: `Số: ${number}` }], size: 13, align: 'center' },
      ],
      [
        strong(unbroken('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM'), 12),
        strong(unbroken('Độc lập - Tự do - Hạnh phúc'), 13, { rule: 150, after: 4 }),
      ],
    ],
  };
};

export const sectionsOf = ({ sections }: Pick<MinutesFacts, 'sections'>): PrintedLine[] =>
  sections.flatMap(({ title, lines, proposals }, place) => [
    paragraph('', { runs: [{ text: `${place + 1}. ${title}`, bold: true }], before: 4, keptWithNext: true }),
    ...lines.map((line) => {
      const { lead, text } = lineInWords(line);
      return paragraph('', { runs: [{ text: lead === '' ? text : `${lead}${text}` }] });
    }),
    ...(lines.length + proposals.length === 0 ? [paragraph(nothingRecorded)] : []),
    ...proposalsOf(proposals),
  ]);

/** In italics under their own title, so that nobody takes them for what was concluded. */
const proposalsOf = (proposals: readonly SaidLine[]): PrintedLine[] =>
  proposals.length === 0
    ? []
    : [
        paragraph('', { runs: [{ text: proposalsTitle, italic: true }], after: 2, keptWithNext: true }),
        ...proposals.map((line, place) =>
          paragraph('', {
            runs: [{ text: `- ${proposalInWords(line)}`, italic: true }],
            after: place === proposals.length - 1 ? 6 : 2,
          }),
        ),
      ];

/** Between title and name stays room for a pen, or for the block of an electronic signature at `place`. */
export const signer = (
  title: string,
  name: string,
  {
    place,
    note = '(Ký, ghi rõ họ tên)',
    before = 0,
  }: { readonly place?: string; readonly note?: string; readonly before?: number } = {},
): PrintedLine[] => [
  strong(title, 13, { before }),
  { runs: [{ text: note, italic: true }], size: 12, align: 'center', after: 1 },
  { runs: [{ text: '\u00a0' }], size: 1, indented: true, after: 62, ...(place !== undefined && { place }) },
  strong(name, 13),
];

/** "- Lưu: VT, hồ sơ." The last one ends the list. */
export const recipientsOf = ({ recipients }: Pick<MinutesFacts, 'recipients'>): PrintedBlock => ({
  is: 'lines',
  lines: [
    { runs: [{ text: 'Nơi nhận:', bold: true, italic: true }], size: 12, before: 14, after: 0 },
    ...recipients.map(
      (name, place): PrintedLine => ({
        runs: [{ text: `- ${name.replace(/[.;]$/, '')}${place === recipients.length - 1 ? '.' : ';'}` }],
        ...{ size: 11, after: 0 },
      }),
    ),
  ],
});

/** The name of the kind, and below it what it is about. */
export function titleLines(kind: string, title: string, note: string | null = null): PrintedLine[] {
  const lines = balancedLines(title, titleLength);
  const noted: PrintedLine[] =
    note === null
      ? []
      : [{ runs: [{ text: note, italic: true }], ...{ size: 13, align: 'center', after: 14 } }];
  return [
    strong(kind, 14, { before: 18 }),
    ...lines.map((line, place) =>
      strong(line, 14, place === lines.length - 1 ? { rule: 80, after: noted.length > 0 ? 4 : 14 } : {}),
    ),
    ...noted,
  ];
}
