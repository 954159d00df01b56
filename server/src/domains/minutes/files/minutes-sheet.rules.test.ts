import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { writeDocx } from '../../../platform/documents/write-docx.ts';
import { writePdf } from '../../../platform/documents/write-pdf.ts';
import type { MinutesFacts } from './file-facts.rules.ts';
import { minutesSheet } from './minutes-sheet.rules.ts';
import { escaped, minutesMarkdown, minutesMessage } from './minutes-text.rules.ts';

const person = { part: 'attendee', attendance: 'in-person', reason: '' } as const;
const facts: MinutesFacts = {
  companyName: 'Công ty CP Nội thất Gỗ Vân',
  parentName: '',
  number: '112/BB-GV',
  replaces: null,
  title: 'Giao ban xưởng tuần 47',
  place: 'Xưởng 2',
  startsAt: new Date('2026-11-20T01:30:00Z'),
  endsAt: new Date('2026-11-20T02:15:00Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
  chairName: 'Đặng Khánh Quỳnh',
  secretaryName: 'Ngô Trường Lễ',
  people: [
    { ...person, name: 'Đặng Khánh Quỳnh', position: 'Giám đốc' },
    { ...person, name: 'Lý Thanh Mẫn', position: '', attendance: 'absent', reason: 'ốm' },
    { ...person, name: 'Bùi Uyên', position: '', part: 'informed', attendance: 'unrecorded' },
  ],
  sections: [
    {
      title: 'Tiến độ đơn hàng <Mây Ngàn>',
      proposals: [],
      lines: [
        { kind: 'text', text: 'Xưởng 2 đã xong 84/120 bộ', assigneeName: null, deadline: null },
        { kind: 'decision', text: 'thống nhất tăng ca hai tối', assigneeName: null, deadline: null },
        { kind: 'task', text: 'Mua chụp mới', assigneeName: 'Lý Thanh Mẫn', deadline: '2026-11-24' },
      ],
    },
  ],
  closing: ['Biên bản đã được thông qua.', 'Cuộc họp kết thúc vào 09 giờ 15, ngày 20 tháng 11 năm 2026./.'],
  recipients: ['Ban Giám đốc', 'Lưu: VT, hồ sơ'],
  state: 'valid',
  legal: null,
};

/** In the order of the form. */
const parts = [
  'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
  'Độc lập - Tự do - Hạnh phúc',
  'BIÊN BẢN',
  'Giao ban xưởng tuần 47',
  'Thời gian bắt đầu: 08 giờ 30, ngày 20 tháng 11 năm 2026.',
  'Địa điểm: Xưởng 2.',
  'Thành phần tham dự:',
  'Có mặt trực tiếp (1 người): - Đặng Khánh Quỳnh, Giám đốc.',
  'Vắng mặt (1 người): - Lý Thanh Mẫn (lý do: ốm).',
  'Chủ trì (chủ tọa): Đặng Khánh Quỳnh.',
  'Thư ký (người ghi biên bản): Ngô Trường Lễ.',
  '1. Tiến độ đơn hàng <Mây Ngàn>',
  'Xưởng 2 đã xong 84/120 bộ.',
  'Kết luận: thống nhất tăng ca hai tối.',
  'Việc cần làm: Mua chụp mới. Người phụ trách: Lý Thanh Mẫn. Hạn: 24/11/2026.',
  'Cuộc họp kết thúc vào 09 giờ 15, ngày 20 tháng 11 năm 2026./.',
  'Nơi nhận:',
  '- Ban Giám đốc;',
  '- Lưu: VT, hồ sơ.',
];
const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

function expectInOrder(text: string): void {
  let place = -1;
  for (const part of parts) {
    const found = text.indexOf(part, place + 1);
    expect(found, part).toBeGreaterThan(place);
    place = found;
  }
}

const textOf = async (pdf: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return { text: plain(text) };
};

test('the PDF says all parts of the form in their order, with THƯ KÝ left of CHỦ TỌA', async () => {
  const { text } = await textOf(await writePdf(minutesSheet(facts)));
  expectInOrder(text);
  for (const part of ['GỖ VÂN', 'Số: 112/BB-GV']) expect(text).toContain(part);
  expect(text.indexOf('THƯ KÝ')).toBeLessThan(text.indexOf('CHỦ TỌA'));
  expect(text).not.toMatch(/DỰ THẢO|Bùi Uyên/);
  const draft = await textOf(
    await writePdf(minutesSheet({ ...facts, state: 'draft', replaces: '111/BB-GV' })),
  );
  expect(draft.text).toMatch(/^ ?DỰ THẢO/);
  expect(draft.text).toContain('(Thay thế Biên bản số 111/BB-GV)');
});

test('signatures stand on a page with the end of the text, wherever that falls', async () => {
  const line = {
    kind: 'text',
    text: 'Xưởng 2 đã xong 84/120 bộ',
    assigneeName: null,
    deadline: null,
  } as const;
  const pagesOfSignatures: string[] = [];
  for (let count = 2; count <= 12; count += 1) {
    const sections = [{ title: 'Tiến độ', proposals: [], lines: Array.from({ length: count }, () => line) }];
    const pdf = await getDocumentProxy(new Uint8Array(await writePdf(minutesSheet({ ...facts, sections }))));
    const { text } = await extractText(pdf, { mergePages: false });
    const page = text.findIndex((words) => words.includes('THƯ KÝ'));
    expect(plain(text[page] ?? ''), `${count} lines`).toContain('Cuộc họp kết thúc vào');
    pagesOfSignatures.push(`${page + 1}`);
  }
  // The text really ends on both sides of the end of a page.
  expect(new Set(pagesOfSignatures)).toEqual(new Set(['1', '2']));
});

test('what is not known yet is left blank in its line', async () => {
  const open = { ...facts, startsAt: null, endsAt: null, place: '', secretaryName: '' };
  const lines = minutesSheet(open).blocks.flatMap((block) => (block.is === 'lines' ? block.lines : []));
  const blank = lines.filter(({ runs }) => runs.some(({ text }) => text.includes('…')));
  expect(blank).toHaveLength(3);
  expect(blank.every(({ align }) => align === 'left')).toBe(true);
});

test('the DOCX says the same, on A4 with the margins and sizes of the form', async () => {
  const files = unzipSync(await writeDocx(minutesSheet(facts)));
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const text = document
    .replace(/<w:br\/>|<\/w:p>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expectInOrder(plain(text));
  expect(document).toContain('<w:pgSz w:w="11906" w:h="16838"');
  const margins = Object.fromEntries(
    [...(document.match(/<w:pgMar[^>]*>/)?.[0] ?? '').matchAll(/w:(\w+)="(\d+)"/g)].map(([, side, twips]) => [
      side ?? '',
      // Twentieths of a point, 25.4 mm in 72 points.
      Math.round((Number(twips) / 20 / 72) * 25.4),
    ]),
  );
  expect(margins).toMatchObject({ top: 20, bottom: 20, left: 30, right: 20 });
  const sizeOf = (words: string): number => {
    const before = document.slice(0, document.indexOf(words));
    return Number(before.slice(before.lastIndexOf('<w:sz ')).match(/w:val="(\d+)"/)?.[1]) / 2;
  };
  expect(
    ['BIÊN BẢN', 'Giao ban xưởng', 'Địa điểm', 'Nơi nhận', 'Ban Giám đốc', 'THƯ KÝ'].map(sizeOf),
  ).toEqual([...[14, 14, 14, 12, 11, 13]]);
});

test('Markdown has the same content, with no sign that Markdown would read as its own', () => {
  const text = minutesMarkdown({ ...facts, title: 'Giao ban *tuần* [47]' });
  expect(text).toContain('# Biên bản: Giao ban \\*tuần\\* \\[47\\]');
  expect(text).toContain('## 1. Tiến độ đơn hàng \\<Mây Ngàn\\>');
  expect(text).toContain('- **Kết luận:** thống nhất tăng ca hai tối.');
});

test.each([
  ['1. Chốt giá', '1\\. Chốt giá'],
  ['- Chốt giá', '\\- Chốt giá'],
  ['giá ~5 & <b>', 'giá \\~5 \\& \\<b\\>'],
  ['năm 2026, mục 3.1', 'năm 2026, mục 3.1'],
])('%j stands in Markdown as it was written', (text, escapedText) => {
  expect(escaped(text)).toBe(escapedText);
});

test('Markdown and the short text name the edition that is replaced', () => {
  const corrected = { ...facts, replaces: '98/BB-GV' };
  expect(minutesMarkdown(corrected)).toContain('(thay thế Biên bản số 98/BB-GV)');
  expect(minutesMessage(corrected, 'https://hopgon.vn/x').split('\n')[1]).toBe(
    '(thay thế Biên bản số 98/BB-GV)',
  );
  expect(minutesMessage(facts, 'https://hopgon.vn/x')).not.toContain('thay thế');
});

test('what has neither time nor place nor results is a head and a link in the short text', () => {
  const empty = { ...facts, startsAt: null, place: '', chairName: '', sections: [], state: 'draft' as const };
  expect(minutesMessage(empty, 'https://hopgon.vn/x')).toBe(
    `DỰ THẢO BIÊN BẢN: ${facts.title}\n\nXem biên bản: https://hopgon.vn/x`,
  );
});
