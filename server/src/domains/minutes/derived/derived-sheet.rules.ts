import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import { derivedNames } from '@hopgon/contract/minutes/names';
import { momentInWords } from '../document/closing.rules.ts';
import { type DocumentState, type MinutesFacts, stamps } from '../files/file-facts.rules.ts';
import {
  head,
  type PrintedBlock,
  type PrintedLine,
  paragraph,
  recipientsOf,
  said,
  sectionsOf,
  signer,
  strong,
  titleLines,
} from '../files/sheet-parts.rules.ts';
import { lineInWords } from '../lines/line-text.rules.ts';

/** A document written from minutes: its own title, number and recipients, and the lines it says. */
export interface DerivedFacts {
  readonly kind: DerivedKind;
  readonly title: string;
  /** "05/TB-GV"; with dots before it is given. */
  readonly number: string;
  readonly recipients: readonly string[];
  readonly state: DocumentState;
  /** The minutes, with the sections and lines that are said. */
  readonly minutes: MinutesFacts;
}

const kindTitles: Readonly<Record<DerivedKind, string>> = {
  notice: 'THÔNG BÁO',
  extract: 'TRÍCH BIÊN BẢN',
  resolution: 'NGHỊ QUYẾT',
};

/** 'Biên bản số 112/BB-GV về “Giao ban xưởng”, họp lúc 08 giờ 30, ngày 20 tháng 11 năm 2026' */
export function sourceInWords({ number, title, startsAt, timeZone }: MinutesFacts): string {
  const held = startsAt === null ? '' : `, họp lúc ${momentInWords(startsAt, timeZone)}`;
  return `Biên bản số ${number} về “${title}”${held}`;
}

function noticeBody({ minutes }: DerivedFacts): PrintedLine[] {
  const { chairName, title, startsAt, timeZone, place } = minutes;
  const when = startsAt === null ? '' : `Lúc ${momentInWords(startsAt, timeZone)}, `;
  const where = place === '' ? '' : `tại ${place}, `;
  const held = `${when}${where}${chairName} đã chủ trì cuộc họp “${title}”.`;
  return [
    paragraph(`${held.charAt(0).toLocaleUpperCase('vi')}${held.slice(1)}`),
    paragraph(`Theo Biên bản số ${minutes.number}, người chủ trì kết luận như sau:`, { keptWithNext: true }),
    ...sectionsOf(minutes),
  ];
}

function extractBody({ minutes }: DerivedFacts): PrintedLine[] {
  const { startsAt, timeZone, place, chairName, secretaryName } = minutes;
  return [
    ...(startsAt === null ? [] : [said('Thời gian bắt đầu', `${momentInWords(startsAt, timeZone)}.`)]),
    ...(place === '' ? [] : [said('Địa điểm', `${place}.`)]),
    said('Chủ trì (chủ tọa)', `${chairName}.`),
    said('Thư ký (người ghi biên bản)', `${secretaryName}.`),
    paragraph('Nội dung trích:', { keptWithNext: true }),
    ...sectionsOf(minutes),
  ];
}

const resolutionBody = ({ minutes }: DerivedFacts): PrintedLine[] => [
  {
    runs: [{ text: `Căn cứ ${sourceInWords(minutes)};`, italic: true }],
    size: 14,
    align: 'justify',
    indented: true,
  },
  strong('QUYẾT NGHỊ:', 14, { before: 6, after: 6 }),
  ...minutes.sections
    .flatMap(({ lines }) => lines)
    .map((line, place) => ({
      ...paragraph(''),
      runs: [{ text: `Điều ${place + 1}. `, bold: true }, { text: lineInWords(line).text }],
    })),
];

const bodies = { notice: noticeBody, extract: extractBody, resolution: resolutionBody };

const closings: Readonly<Record<DerivedKind, (facts: DerivedFacts) => string | null>> = {
  notice: () => 'Trên đây là kết luận của người chủ trì; đề nghị những người có liên quan thực hiện./.',
  extract: ({ minutes }) => `Trích từ ${sourceInWords(minutes)}./.`,
  resolution: () => null,
};

/** The first line with space above it. */
const raised = ([first, ...rest]: PrintedLine[]): PrintedLine[] =>
  first ? [{ ...first, before: 14 }, ...rest] : [];

/** An extract is signed as its minutes are; the others by who chaired, beside their recipients. */
function signatureBlocks(facts: DerivedFacts): PrintedBlock[] {
  const { kind, minutes, recipients } = facts;
  const received = recipients.length === 0 ? [] : [recipientsOf({ recipients })];
  if (kind === 'extract')
    return [
      {
        is: 'columns',
        left: 0.5,
        columns: [signer('THƯ KÝ', minutes.secretaryName), signer('CHỦ TỌA', minutes.chairName)],
      },
      ...received,
    ];
  return [
    {
      is: 'columns',
      left: 0.5,
      columns: [
        received.flatMap((block) => (block.is === 'lines' ? block.lines : [])),
        raised(signer('CHỦ TỌA', minutes.chairName)),
      ],
    },
  ];
}

/** The document in the form of Phụ lục I, Nghị định 30/2020/NĐ-CP. */
export function derivedSheet(facts: DerivedFacts): { title: string; blocks: PrintedBlock[] } {
  const { kind, title, number, minutes, state } = facts;
  const closing = closings[kind](facts);
  return {
    title: `${derivedNames[kind]}: ${title}`,
    blocks: [
      ...(state === 'valid'
        ? []
        : [
            {
              is: 'lines' as const,
              lines: [{ runs: [{ text: stamps[state], bold: true }], size: 13, align: 'right' as const }],
            },
          ]),
      head({ companyName: minutes.companyName, parentName: minutes.parentName, number }),
      { is: 'lines', lines: [...titleLines(kindTitles[kind], title), ...bodies[kind](facts)] },
      ...(closing === null
        ? []
        : [
            {
              is: 'lines' as const,
              keptWithNext: true,
              lines: [paragraph(closing, { before: 6, after: 14 })],
            },
          ]),
      ...signatureBlocks(facts),
    ],
  };
}
