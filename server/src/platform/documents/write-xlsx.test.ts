import { strFromU8, unzipSync } from 'fflate';
import { parser } from 'sax';
import { expect, test } from 'vitest';
import { writeXlsx } from './write-xlsx.ts';

const filesOf = (spreadsheet: Parameters<typeof writeXlsx>[0]) =>
  Object.fromEntries(
    Object.entries(unzipSync(writeXlsx(spreadsheet))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );

/** Cells by their place: [type, style, what they hold]. */
function cellsOf(xml: string) {
  const cells: Record<string, string[]> = {};
  let at = '';
  const reader = parser(true);
  reader.onopentag = ({ name, attributes: { r, t, s } }) => {
    if (name !== 'c') return;
    at = String(r);
    cells[at] = [String(t ?? 'n'), String(s), ''];
  };
  reader.ontext = (text) => {
    const cell = cells[at];
    if (cell) cell[2] += text;
  };
  reader.onerror = (error) => {
    throw error;
  };
  reader.write(xml).close();
  return cells;
}

const columns = [
  { title: 'Kết luận', width: 40 },
  { title: 'Hạn', width: 12 },
  { title: 'Số lần chuyển', width: 10 },
];

test('texts, days and numbers are cells of their kind', () => {
  const files = filesOf({
    ...{ name: 'Theo dõi', columns },
    rows: [
      ['Gửi “bảng giá”', { day: '2026-11-30' }, 2],
      ['Đặt xe', null, 0],
    ],
  });
  const cells = cellsOf(files['xl/worksheets/sheet1.xml'] ?? '');
  expect(cells).toMatchObject({
    A1: ['inlineStr', '4', 'Kết luận'],
    A2: ['inlineStr', '1', 'Gửi “bảng giá”'],
    // 46356 is 30/11/2026, as spreadsheets count days.
    B2: ['n', '3', '46356'],
    C2: ['n', '2', '2'],
    C3: ['n', '2', '0'],
  });
  expect(cells.B3).toBeUndefined();
  expect(files['xl/workbook.xml']).toContain('<sheet name="Theo dõi"');
  expect(files['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A1:C3"/>');
});

// ASVS v5.0.0-1.3.3
test.each([
  ['=HYPERLINK("http://x.vn";"a")', '=HYPERLINK("http://x.vn";"a")'],
  ['a < b & c > d', 'a < b & c > d'],
  ['tab\tnewline\nbell\u0007', 'tab\tnewline\nbell'],
  ['half \ud83d', 'half \ufffd'],
])('what people wrote stays a text: %j', (written, read) => {
  const files = filesOf({ name: 'A', columns, rows: [[written]] });
  expect(cellsOf(files['xl/worksheets/sheet1.xml'] ?? '').A2).toEqual(['inlineStr', '1', read]);
});

test.each([
  ['2000-02-29', '36585'],
  ['2027-02-06', '46424'],
])('%s is day %s', (day, serial) => {
  const files = filesOf({ name: 'A', columns, rows: [[{ day }]] });
  expect(cellsOf(files['xl/worksheets/sheet1.xml'] ?? '').A2?.[2]).toBe(serial);
});

test('columns go on behind Z', () => {
  const many = Array.from({ length: 28 }, (_, place) => ({ title: `${place}`, width: 5 }));
  const files = filesOf({ name: 'A', columns: many, rows: [] });
  expect(cellsOf(files['xl/worksheets/sheet1.xml'] ?? '')).toMatchObject({
    Z1: ['inlineStr', '4', '25'],
    AB1: ['inlineStr', '4', '27'],
  });
});
