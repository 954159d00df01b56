import { expect, test } from 'vitest';
import { balancedLines, companyLines } from '../../platform/documents/heading-lines.rules.ts';
import { letterSheet } from './letter.rules.ts';
import { letterTime } from './letter-time.rules.ts';

const at = (startsAt: string, endsAt: string, timeZone = 'Asia/Ho_Chi_Minh') =>
  letterTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone });

test.each([
  [
    'within a day',
    at('2026-11-24T02:30:00Z', '2026-11-24T03:00:00Z'),
    'Từ 09 giờ 30 đến 10 giờ 00, Thứ Ba, ngày 24 tháng 11 năm 2026',
  ],
  [
    'over midnight',
    at('2026-11-24T15:00:00Z', '2026-11-24T18:00:00Z'),
    'Từ 22 giờ 00, Thứ Ba, ngày 24 tháng 11 năm 2026 đến 01 giờ 00, Thứ Tư, ngày 25 tháng 11 năm 2026',
  ],
  [
    'all day',
    at('2026-11-23T17:00:00Z', '2026-11-24T17:00:00Z'),
    'Cả ngày Thứ Ba, ngày 24 tháng 11 năm 2026',
  ],
  [
    'of two days',
    at('2026-11-23T17:00:00Z', '2026-11-25T17:00:00Z'),
    'Từ Thứ Ba, ngày 24 tháng 11 năm 2026 đến hết Thứ Tư, ngày 25 tháng 11 năm 2026',
  ],
  [
    'elsewhere',
    at('2026-11-24T09:30:00Z', '2026-11-24T10:00:00Z', 'Europe/London'),
    'Từ 09 giờ 30 đến 10 giờ 00, Thứ Ba, ngày 24 tháng 11 năm 2026 (giờ Europe/London)',
  ],
])('the hour of a letter %s', (_, words, expected) => {
  expect(words).toBe(expected);
});

test.each([
  ['Gỗ Vân & Bạn', ['GỖ VÂN & BẠN']],
  [
    'Công ty Cổ phần Đầu tư và Phát triển Nội thất Gỗ Vân',
    ['CÔNG TY CỔ PHẦN', 'ĐẦU TƯ VÀ PHÁT TRIỂN', 'NỘI THẤT GỖ VÂN'],
  ],
  ['Công ty TNHH Một thành viên Thép Việt', ['CÔNG TY TNHH', 'MỘT THÀNH VIÊN', 'THÉP VIỆT']],
  [
    'Công ty Cổ phần Đầu tư Thương mại và Dịch vụ Nội thất Gỗ Tự nhiên Vân Sơn Việt Nam',
    ['CÔNG TY CỔ PHẦN', 'ĐẦU TƯ THƯƠNG MẠI', 'VÀ DỊCH VỤ NỘI THẤT', 'GỖ TỰ NHIÊN VÂN SƠN', 'VIỆT NAM'],
  ],
  ['Trường Đại học Bách khoa', ['TRƯỜNG ĐẠI HỌC', 'BÁCH KHOA']],
])('the name %s stands in lines that tear nothing', (name, lines) => {
  expect(companyLines(name)).toEqual(lines);
});

test.each([
  ['Giao ban tuần', ['Giao ban tuần']],
  [
    'Hội nghị khách hàng và công bố chính sách bán hàng quý I năm 2027',
    ['Hội nghị khách hàng và công bố', 'chính sách bán hàng quý I năm 2027'],
  ],
])('the title %s leaves no word alone on a line', (title, lines) => {
  expect(balancedLines(title, 64)).toEqual(lines);
});

test('a long position stands in whole words', () => {
  expect(balancedLines('Phó Tổng Giám đốc phụ trách kinh doanh', 24)).toEqual([
    'Phó Tổng Giám đốc',
    'phụ trách kinh doanh',
  ]);
});

const facts = {
  companyName: 'Gỗ Vân',
  title: 'Giao ban',
  goal: '',
  chairName: 'Nguyễn Văn An',
  chairPosition: 'Giám đốc',
  agenda: [
    { title: 'Giá bán', minutes: 10, presenter: 'Lê Thị Bình' },
    { title: 'Nhân sự', minutes: 20, presenter: '' },
  ],
  startsAt: new Date('2026-11-24T02:30:00Z'),
  endsAt: new Date('2026-11-24T03:00:00Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
  place: 'Phòng 1',
  joinUrl: '',
  to: 'Trần Khách',
  writtenAt: new Date('2026-11-20T02:00:00Z'),
};
const textsOf = (changed: Partial<typeof facts> = {}): string[] =>
  letterSheet({ ...facts, ...changed }).blocks.flatMap((block) =>
    (block.is === 'lines' ? block.lines : block.columns.flat()).map(({ runs }) =>
      runs.map(({ text }) => text).join(''),
    ),
  );

test('a letter has the agenda, and who signs it as what they are', () => {
  expect(textsOf()).toEqual(
    expect.arrayContaining([
      '1. Giá bán (10 phút, Lê Thị Bình trình bày)',
      '2. Nhân sự (20 phút)',
      'GIÁM ĐỐC',
      'Nguyễn Văn An',
    ]),
  );
  expect(textsOf({ chairPosition: '', agenda: [] })).toContain('CHỦ TRÌ');
  expect(textsOf({ agenda: [] }).join()).not.toContain('Chương trình');
});

test.each([
  ['Trần Khách', 'justify'],
  ['', undefined],
])('with “%s” invited the words before it are set as %s', (to, align) => {
  const lines = letterSheet({ ...facts, to }).blocks.flatMap((block) =>
    block.is === 'lines' ? block.lines : [],
  );
  expect(lines.find(({ runs }) => runs[0]?.text.includes('trân trọng kính mời'))?.align).toBe(align);
});
