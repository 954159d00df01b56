import { formatCsv } from '@hopgon/contract/csv';
import { expect, test } from 'vitest';
import {
  conversationText,
  csvPieces,
  factsText,
  fileName,
  jsonPieces,
  numbered,
  readFirst,
  tableRows,
} from './export-text.rules.ts';

test.each([
  ['Gỗ Vân', 'Gỗ Vân'],
  ['../../etc/passwd', 'etc passwd'],
  ['Họp: A/B? "x"', 'Họp A B x'],
  ['C:\\Windows\\nul', 'C Windows nul'],
  ['tên có dấu chấm...', 'tên có dấu chấm'],
  ['\u0000\n', 'khong-ten'],
  ['', 'khong-ten'],
])('%j makes the file name %j', (name, expected) => expect(fileName(name)).toBe(expected));

test('a long name is cut, and two alike stay two', () => {
  expect(fileName('ô'.repeat(200))).toHaveLength(60);
  expect([numbered(0, 'Họp'), numbered(1, 'Họp')]).toEqual(['001 Họp', '002 Họp']);
});

test('a conversation names who said what, and when', () => {
  const at = new Date('2026-11-21T02:30:00Z');
  const text = conversationText('Kế hoạch', [
    { role: 'user', content: '/help', created_at: at },
    { role: 'assistant', content: 'Có năm lệnh.', created_at: at },
  ]);
  expect(text).toBe(
    'Kế hoạch\n\n[2026-11-21 02:30] Bạn:\n/help\n\n[2026-11-21 02:30] Trợ lý:\nCó năm lệnh.\n',
  );
});

test('values are written so that people can read them', () => {
  const at = new Date('2026-11-21T02:30:00Z');
  expect(
    factsText({ Email: 'an@govan.vn', 'Nhận email': true, Điện_thoại: '', Ngày: at, Cách: ['a', 'b'] }),
  ).toBe('Email: an@govan.vn\nNhận email: có\nĐiện_thoại: —\nNgày: 2026-11-21T02:30:00.000Z\nCách: a, b\n');
  const row = { a: 'x', b: 3, c: null, d: false, e: '', f: at, g: 'done' };
  const columns = {
    ...{ f: 'Lúc', a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' },
    g: { heading: 'Trạng thái', names: { done: 'Xong' } },
  };
  expect(tableRows(columns, [row])).toEqual([
    ['Lúc', 'A', 'B', 'C', 'D', 'E', 'Trạng thái'],
    ['2026-11-21T02:30:00.000Z', 'x', 3, null, 'không', '', 'Xong'],
  ]);
});

test('what is not in the archive is said', () => {
  expect(readFirst('An', '2026-11-21 02:30')).toContain('Không có ở đây: mật khẩu');
});

async function collect(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

test.each([0, 1, 200, 201, 1_000])(
  '%i rows are the same file in pieces, none of them long',
  async (count) => {
    const rows = Array.from({ length: count }, (_, place) => ({ name: `Việc ${place}`, at: null }));
    const columns = { name: 'Tên', at: 'Lúc' };
    const pages = () => [rows.slice(0, 150), rows.slice(150)];
    const json = await collect(jsonPieces(pages()));
    expect(json.join('')).toBe(`${JSON.stringify(rows, null, 2)}\n`);
    const csv = await collect(csvPieces(columns, pages()));
    expect(csv.join('')).toBe(formatCsv(tableRows(columns, rows)));
    expect(Math.max(...[...json, ...csv].map(({ length }) => length))).toBeLessThan(20_000);
  },
);
