import { balancedLines, companyLines } from '../../platform/documents/heading-lines.rules.ts';
import { letterTime, momentOf } from './letter-time.rules.ts';

/** What a letter of invitation (Giấy mời) is written from. */
export interface LetterFacts {
  readonly companyName: string;
  readonly title: string;
  readonly goal: string;
  /** '' where nobody chairs it. */
  readonly chairName: string;
  /** What who signs is in the company; '' where nobody said. */
  readonly chairPosition: string;
  readonly agenda: readonly {
    readonly title: string;
    readonly minutes: number;
    readonly presenter: string;
  }[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** Room and place. */
  readonly place: string;
  readonly joinUrl: string;
  /** Whom it invites; '' leaves a line to write on. */
  readonly to: string;
  readonly writtenAt: Date;
}

interface LetterLine {
  runs: { text: string; bold?: boolean; italic?: boolean }[];
  size?: number;
  align?: 'center' | 'justify';
  indented?: boolean;
  before?: number;
  after?: number;
  rule?: number;
}

type LetterBlock =
  | { is: 'lines'; lines: LetterLine[] }
  | { is: 'columns'; left: number; columns: [LetterLine[], LetterLine[]] };

const strong = (text: string, size: number, more: Partial<LetterLine> = {}): LetterLine => ({
  runs: [{ text, bold: true }],
  size,
  align: 'center',
  after: 0,
  ...more,
});

/** What fits on a line in bold, by letters: across the page, and above the name of who signs. */
const titleLength = 64;
const positionLength = 24;

/** Bold lines of about the same length; the last one has what follows. */
const linesOf = (text: string, width: number, last: Partial<LetterLine> = {}): LetterLine[] =>
  balancedLines(text, width).map((line, place, lines) =>
    strong(line, 13, place === lines.length - 1 ? last : {}),
  );

const said = (label: string, words: string): LetterLine => ({
  runs: [{ text: `${label}: `, bold: true }, { text: words }],
  align: 'justify',
  indented: true,
});

const blank = '………………………………………………………';

function nameLines(companyName: string): LetterLine[] {
  const lines = companyLines(companyName);
  return lines.map((line, place) =>
    strong(line.replaceAll(' ', '\u00a0'), 12, place === lines.length - 1 ? { rule: 60, after: 4 } : {}),
  );
}

const head = ({ companyName, writtenAt, timeZone }: LetterFacts): LetterBlock => ({
  is: 'columns',
  left: 0.4,
  columns: [
    [...nameLines(companyName), { runs: [{ text: 'Số: ……/GM-……' }], size: 13, align: 'center' }],
    [
      strong('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 12),
      strong('Độc lập - Tự do - Hạnh phúc', 13, { rule: 150, after: 4 }),
      {
        runs: [{ text: `……………, ${momentOf(writtenAt, timeZone).date}`, italic: true }],
        size: 13,
        align: 'center',
      },
    ],
  ],
});

function notesOf(notes: readonly string[]): LetterLine[] {
  const [first, ...rest] = notes;
  if (first === undefined) return [];
  if (rest.length === 0) return [said('Các vấn đề cần lưu ý', first)];
  return [
    said('Các vấn đề cần lưu ý', ''),
    ...notes.map(
      (note): LetterLine => ({ runs: [{ text: `- ${note}` }], align: 'justify', indented: true, after: 2 }),
    ),
  ];
}

function agendaOf({ agenda }: LetterFacts): LetterLine[] {
  if (agenda.length === 0) return [];
  return [
    said('Chương trình', ''),
    ...agenda.map(({ title, minutes, presenter }, place): LetterLine => {
      const by = presenter === '' ? '' : `, ${presenter} trình bày`;
      const text = `${place + 1}. ${title} (${minutes} phút${by})`;
      const isLast = place === agenda.length - 1;
      return { runs: [{ text }], align: 'justify', indented: true, ...(!isLast && { after: 2 }) };
    }),
  ];
}

function body(facts: LetterFacts): LetterBlock {
  const { companyName, title, goal, chairName, place, joinUrl, to } = facts;
  const notes = [
    ...goal.split('\n').filter((line) => line.trim() !== ''),
    ...(joinUrl === '' ? [] : [`Tham gia trực tuyến tại ${joinUrl}`]),
  ];
  return {
    is: 'lines',
    lines: [
      strong('GIẤY MỜI', 14, { before: 18 }),
      ...linesOf(title, titleLength, { rule: 80, after: 14 }),
      {
        runs: [{ text: `${companyName} trân trọng kính mời: ` }, { text: to || blank, bold: to !== '' }],
        // The line to write on goes to a row of its own, and what stands before it would be stretched.
        ...(to !== '' && { align: 'justify' }),
        indented: true,
      },
      said('Tới dự', title),
      said('Chủ trì', chairName || blank),
      said('Thời gian', `${letterTime(facts)}.`),
      said('Địa điểm', place || (joinUrl === '' ? blank : 'Họp trực tuyến')),
      ...agendaOf(facts),
      ...notesOf(notes),
      {
        runs: [{ text: 'Rất mong Ông/Bà thu xếp thời gian tới dự./.' }],
        align: 'justify',
        indented: true,
        after: 14,
      },
    ],
  };
}

const foot = ({ chairName, chairPosition }: LetterFacts): LetterBlock => ({
  is: 'columns',
  left: 0.5,
  columns: [
    [
      { runs: [{ text: 'Nơi nhận:', bold: true, italic: true }], size: 12, after: 0 },
      { runs: [{ text: '- Như trên;' }], size: 11, after: 0 },
      { runs: [{ text: '- Lưu: VT.' }], size: 11, after: 0 },
    ],
    [
      ...linesOf((chairPosition || 'Chủ trì').toLocaleUpperCase('vi'), positionLength),
      {
        runs: [{ text: '(Ký, ghi rõ họ tên)', italic: true }],
        size: 12,
        align: 'center',
        after: 64,
      },
      strong(chairName, 13),
    ],
  ],
});

/** The letter as a sheet, in the order of a Giấy mời. */
export const letterSheet = (facts: LetterFacts): { title: string; blocks: LetterBlock[] } => ({
  title: `Giấy mời: ${facts.title}`,
  blocks: [head(facts), body(facts), foot(facts)],
});
