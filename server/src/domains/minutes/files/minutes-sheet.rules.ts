import type { SignaturePart } from '@hopgon/contract/minutes/schemas';
import { balancedLines, companyLines } from '../../../platform/documents/heading-lines.rules.ts';
import { momentInWords } from '../document/closing.rules.ts';
import { lineInWords } from '../lines/line-text.rules.ts';
import { signaturePlaces } from '../signing/signature-block.rules.ts';
import { attendanceGroups, type MinutesFacts } from './file-facts.rules.ts';

interface PrintedLine {
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

type PrintedBlock =
  | { is: 'lines'; lines: PrintedLine[]; keptWithNext?: boolean }
  | { is: 'columns'; left: number; columns: [PrintedLine[], PrintedLine[]] };

const strong = (text: string, size: number, more: Partial<PrintedLine> = {}): PrintedLine => ({
  runs: [{ text, bold: true }],
  ...{ size, align: 'center', after: 0 },
  ...more,
});

const paragraph = (text: string, more: Partial<PrintedLine> = {}): PrintedLine => ({
  ...{ runs: [{ text }], size: 14, align: 'justify', indented: true },
  ...more,
});

/** Where a pen writes what is not known yet. */
const blank = '………………………………';

/** Dots stay in their line and are not drawn apart. */
const unfilled = (text: string): Partial<PrintedLine> => (text.includes('…') ? { align: 'left' } : {});

const said = (label: string, words: string): PrintedLine => {
  const text = `${label}: ${words}`;
  return paragraph(text, unfilled(text));
};

/** What fits on a line in bold, by letters. */
const titleLength = 60;

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const head = ({ companyName, parentName, number }: MinutesFacts): PrintedBlock => {
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

function titleOf({ title, replaces }: MinutesFacts): PrintedLine[] {
  const lines = balancedLines(title, titleLength);
  const replaced: PrintedLine[] =
    replaces === null
      ? []
      : [
          {
            runs: [{ text: `(Thay thế Biên bản${replaces === '' ? '' : ` số ${replaces}`})`, italic: true }],
            ...{ size: 13, align: 'center', after: 14 },
          },
        ];
  return [
    strong('BIÊN BẢN', 14, { before: 18 }),
    ...lines.map((line, place) =>
      strong(line, 14, place === lines.length - 1 ? { rule: 80, after: replaced.length > 0 ? 4 : 14 } : {}),
    ),
    ...replaced,
  ];
}

function peopleOf({ people }: MinutesFacts): PrintedLine[] {
  const groups = attendanceGroups(people);
  if (groups.length === 0) return [said('Thành phần tham dự', blank)];
  return [
    paragraph('Thành phần tham dự:', { keptWithNext: true }),
    ...groups.flatMap(({ title, people: names }) => [
      paragraph(`${title} (${names.length} người):`, { after: 2, keptWithNext: true }),
      ...names.map((name, place) =>
        paragraph(`- ${name}${place === names.length - 1 ? '.' : ';'}`, {
          after: place === names.length - 1 ? 6 : 2,
        }),
      ),
    ]),
  ];
}

const sectionsOf = ({ sections }: MinutesFacts): PrintedLine[] =>
  sections.flatMap(({ title, lines }, place) => [
    paragraph('', { runs: [{ text: `${place + 1}. ${title}`, bold: true }], before: 4, keptWithNext: true }),
    ...lines.map((line) => {
      const { lead, text } = lineInWords(line);
      return paragraph('', { runs: [{ text: lead === '' ? text : `${lead}${text}` }] });
    }),
  ]);

const body = (facts: MinutesFacts): PrintedBlock => ({
  is: 'lines',
  lines: [
    ...titleOf(facts),
    said(
      'Thời gian bắt đầu',
      facts.startsAt === null ? blank : `${momentInWords(facts.startsAt, facts.timeZone)}.`,
    ),
    said('Địa điểm', facts.place === '' ? blank : `${facts.place}.`),
    ...peopleOf(facts),
    said('Chủ trì (chủ tọa)', facts.chairName === '' ? blank : `${facts.chairName}.`),
    said('Thư ký (người ghi biên bản)', facts.secretaryName === '' ? blank : `${facts.secretaryName}.`),
    paragraph('Nội dung (theo diễn biến cuộc họp):', { keptWithNext: true }),
    ...sectionsOf(facts),
  ],
});

const closing = ({ closing: sentences }: MinutesFacts): PrintedBlock => ({
  is: 'lines',
  keptWithNext: true,
  lines: sentences.map((sentence, place) =>
    paragraph(sentence, {
      before: place === 0 ? 6 : 0,
      after: place === sentences.length - 1 ? 14 : 6,
      ...unfilled(sentence),
    }),
  ),
});

/** Between title and name stays room for a pen, or for the block of an electronic signature. */
const signer = (part: SignaturePart, title: string, name: string): PrintedLine[] => [
  strong(title, 13),
  { runs: [{ text: '(Ký, ghi rõ họ tên)', italic: true }], size: 12, align: 'center', after: 1 },
  { runs: [{ text: '\u00a0' }], size: 1, indented: true, after: 62, place: signaturePlaces[part] },
  strong(name, 13),
];

/** "- Lưu: VT, hồ sơ." The last one ends the list. */
const recipientsOf = ({ recipients }: MinutesFacts): PrintedBlock => ({
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

/** Minutes in the form of Mẫu 1.9, Phụ lục III, Nghị định 30/2020/NĐ-CP. */
export const minutesSheet = (facts: MinutesFacts): { title: string; blocks: PrintedBlock[] } => ({
  title: `Biên bản: ${facts.title}`,
  blocks: [
    ...(facts.isDraft
      ? [
          {
            is: 'lines' as const,
            lines: [{ runs: [{ text: 'DỰ THẢO', bold: true }], size: 13, align: 'right' as const }],
          },
        ]
      : []),
    head(facts),
    body(facts),
    closing(facts),
    {
      is: 'columns',
      left: 0.5,
      columns: [
        signer('secretary', 'THƯ KÝ', facts.secretaryName),
        signer('chair', 'CHỦ TỌA', facts.chairName),
      ],
    },
    ...(facts.recipients.length > 0 ? [recipientsOf(facts)] : []),
  ],
});
