import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { writeDocx } from '../../../platform/documents/write-docx.ts';
import { writePdf } from '../../../platform/documents/write-pdf.ts';
import { type PdfPiece as Piece, readPdf, wordsOfDocx } from '../../../testing/read-pdf.ts';
import type { MinutesFacts } from './file-facts.rules.ts';
import { minutesSheet } from './minutes-sheet.rules.ts';

const facts: MinutesFacts = {
  companyName: 'Công ty Cổ phần Nội thất Gỗ Vân',
  parentName: 'Tổng công ty Gỗ miền Nam',
  number: '112/BB-GV',
  replaces: null,
  title: 'Giao ban xưởng tuần 47',
  place: 'Xưởng 2, phòng kính',
  startsAt: new Date('2026-11-20T01:30:00Z'),
  endsAt: new Date('2026-11-20T02:15:00Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
  chairName: 'Đặng Khánh Quỳnh',
  secretaryName: 'Ngô Trường Lễ',
  people: [
    { name: 'Đặng Khánh Quỳnh', position: 'Giám đốc', part: 'chair', attendance: 'in-person', reason: '' },
    { name: 'Trần Văn Khách', position: '', part: 'guest', attendance: 'online', reason: '' },
    { name: 'Lý Thanh Mẫn', position: '', part: 'attendee', attendance: 'absent', reason: 'đi công tác' },
  ],
  sections: Array.from({ length: 9 }, (_, section) => ({
    title: `Mục ${section + 1} của chương trình`,
    proposals: [],
    lines: Array.from({ length: 4 }, (__, line) => ({
      kind: line === 3 ? ('task' as const) : ('text' as const),
      text: `Dòng ${section + 1}.${line + 1}: ${'xưởng hai đã xong tám mươi tư bộ bàn ghế '.repeat(line + 1).trim()}`,
      assigneeName: line === 3 ? 'Lý Thanh Mẫn' : null,
      deadline: line === 3 ? '2026-11-24' : null,
    })),
  })),
  closing: [
    'Biên bản đã được đọc lại cho các thành viên dự họp cùng nghe và nhất trí thông qua.',
    'Cuộc họp kết thúc vào 09 giờ 15, ngày 20 tháng 11 năm 2026./.',
  ],
  recipients: ['Ban Giám đốc', 'Lưu: VT, hồ sơ'],
  state: 'valid',
  legal: null,
};

const millimetres = (points: number): number => (points * 25.4) / 72;
const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

let pdf: Uint8Array;
let pages: { width: number; height: number }[];
let pieces: Piece[];
let docx: string;
let header: string;

beforeAll(async () => {
  const sheet = minutesSheet(facts);
  pdf = await writePdf(sheet);
  ({ pages, pieces } = await readPdf(pdf));
  const files = unzipSync(await writeDocx(sheet));
  docx = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  header = Object.entries(files)
    .filter(([name]) => name.startsWith('word/header'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('');
});

const pieceOf = (words: string): Piece => {
  const found = pieces.find(({ text }) => plain(text).startsWith(words));
  if (!found) throw new Error(`${words} is not in the PDF`);
  return found;
};
const body = (): Piece[] => pieces.filter(({ top }) => millimetres(top) > 20);

test('every page is A4 upright with the margins of the form', () => {
  expect(pages.length).toBeGreaterThan(2);
  for (const { width, height } of pages)
    expect([Math.round(millimetres(width)), Math.round(millimetres(height))]).toEqual([210, 297]);
  expect(Math.min(...body().map(({ left }) => millimetres(left)))).toBeGreaterThanOrEqual(29.9);
  expect(Math.max(...body().map(({ right }) => millimetres(right)))).toBeLessThanOrEqual(190.1);
  expect(Math.max(...body().map(({ top }) => millimetres(top)))).toBeLessThanOrEqual(277);
});

const looks: readonly [words: string, size: number, font: RegExp][] = [
  ['TỔNG CÔNG TY', 12, /Regular$/],
  ['CÔNG TY CỔ PHẦN', 12, /Bold$/],
  ['CỘNG HÒA XÃ HỘI', 12, /Bold$/],
  ['Độc lập - Tự do', 13, /Bold$/],
  ['Số: 112/BB-GV', 13, /Regular$/],
  ['BIÊN BẢN', 14, /Bold$/],
  ['Giao ban xưởng', 14, /Bold$/],
  ['Thời gian bắt đầu', 14, /Regular$/],
  ['1. Mục 1', 14, /Bold$/],
  ['Dòng 1.1', 14, /Regular$/],
  ['THƯ KÝ', 13, /Bold$/],
  ['Nơi nhận', 12, /BoldItalic$/],
  ['- Ban Giám đốc', 11, /Regular$/],
];

test.each(looks)('“%s” is set in %s points in both files', (words, size, font) => {
  const piece = pieceOf(words);
  expect(Math.round(piece.size * 10) / 10).toBe(size);
  expect(piece.font).toMatch(font);
  const before = docx.slice(0, docx.replaceAll('\u00a0', ' ').indexOf(words));
  const run = before.slice(before.lastIndexOf('<w:r>'));
  expect(Number(run.match(/<w:sz w:val="(\d+)"/)?.[1]) / 2).toBe(size);
  expect(run.includes('<w:b/>')).toBe(font.source.includes('Bold'));
  expect(run.includes('<w:i/>')).toBe(font.source.includes('Italic'));
});

test('the parts stand in the order of the form, and beside each other where it says so', () => {
  const order = [
    ...['TỔNG CÔNG TY', 'CÔNG TY CỔ PHẦN', 'Số: 112', 'BIÊN BẢN', 'Giao ban xưởng', 'Thời gian bắt đầu'],
    ...['Địa điểm', 'Thành phần tham dự', 'Chủ trì', 'Thư ký', 'Nội dung', '1. Mục 1', '9. Mục 9'],
    ...['Biên bản đã được đọc lại', 'Cuộc họp kết thúc', 'THƯ KÝ', 'Nơi nhận'],
  ].map(pieceOf);
  const places = order.map(({ page, top }) => page * 1000 + top);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(pieceOf('TỔNG CÔNG TY').top).toBe(pieceOf('CỘNG HÒA XÃ HỘI').top);
  expect(pieceOf('TỔNG CÔNG TY').right).toBeLessThan(pieceOf('CỘNG HÒA XÃ HỘI').left);
  expect(pieceOf('THƯ KÝ').top).toBe(pieceOf('CHỦ TỌA').top);
  expect(pieceOf('THƯ KÝ').right).toBeLessThan(pieceOf('CHỦ TỌA').left);
});

test('pages are numbered in the middle of the top margin, from the second on', () => {
  const numbers = pieces.filter(({ top }) => millimetres(top) <= 20);
  expect(numbers.map(({ text, page }) => [text, page])).toEqual(
    pages.slice(1).map((_, place) => [String(place + 2), place + 2]),
  );
  for (const { left, right, size } of numbers) {
    // Between the margins of 30 and 20 mm, where a header of Word has its middle too.
    expect(millimetres((left + right) / 2)).toBeCloseTo(110, 0);
    expect(size).toBe(13);
  }
  expect(docx).toContain('<w:titlePg/>');
  expect(header).toContain('PAGE');
  expect(header).toContain('<w:jc w:val="center"/>');
});

test('the PDF embeds every font it uses; the DOCX names Times New Roman and the space between lines', () => {
  const raw = Buffer.from(pdf).toString('latin1');
  const descriptors = raw.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
  expect(new Set(pieces.map(({ font }) => font)).size).toBe(descriptors.length);
  for (const descriptor of descriptors) {
    expect(descriptor).toContain('/FontFile2');
    expect(descriptor).toMatch(/\/FontName \/[A-Z]{6}\+Tinos-/);
  }
  const paragraphs = docx.match(/<w:spacing [^>]*w:line="276"[^>]*>/g) ?? [];
  expect(paragraphs.length).toBeGreaterThan(40);
  for (const paragraph of paragraphs) expect(paragraph).toContain('w:lineRule="auto"');
});

test('a heading never ends a page, and a short paragraph is not split', () => {
  const first = pages.slice(1).map((_, place) => body().find(({ page }) => page === place + 2));
  for (const piece of first) expect(piece?.text).toMatch(/^(Dòng \d|\d\. Mục|Việc cần làm|Biên bản đã)/);
  for (const heading of pieces.filter(({ text }) => /^\d\. Mục/.test(text))) {
    const below = pieces.filter(({ page, top }) => page === heading.page && top > heading.top);
    expect(below.length, heading.text).toBeGreaterThan(0);
  }
});

test('both files say the same words in the same order', () => {
  const wordsOfPdf = body()
    .map(({ text }) => text)
    .join(' ');
  expect(plain(wordsOfPdf).split(' ')).toEqual(plain(wordsOfDocx(docx)).split(' '));
});
