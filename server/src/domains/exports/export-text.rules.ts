import { csvLine, formatCsv } from '@hopgon/contract/csv';
import type { RecordColumn } from './record-columns.rules.ts';

/** What stands first in the archive. */
export const readFirst = (name: string, madeAt: string): string =>
  [
    'DỮ LIỆU CỦA BẠN TRONG HỌP GỌN',
    '',
    `Họ tên: ${name}`,
    `Lập lúc: ${madeAt} (UTC)`,
    '',
    'Trong tệp này',
    '- tai-khoan.json, tai-khoan.txt: hồ sơ, lựa chọn thông báo, cách đăng nhập, các phiên đăng nhập, các công ty của bạn.',
    '- anh-dai-dien.webp: ảnh đại diện, nếu có.',
    '- Mỗi công ty bạn đang làm việc là một thư mục:',
    '  cuoc-hop: các cuộc họp bạn tạo hoặc được mời, vai trò và câu trả lời của bạn;',
    '  viec: các việc bạn tạo hoặc được giao;',
    '  ban-go-bang: các bản gỡ băng bạn đã tải lên (tên, ngày; lời của mọi người thuộc hồ sơ công ty);',
    '  loi-cua-toi: những lời ghi dưới tên bạn trong bản gỡ băng mới nhất của các cuộc họp có bạn;',
    '  thong-bao: các thông báo gửi cho bạn;',
    '  chuan-bi: mục bạn trình bày, tài liệu bạn tải lên hoặc đã đọc;',
    '  bien-ban: nơi biên bản có tên, góp ý hoặc chữ ký của bạn;',
    '  trong-phong-hop: lần điểm danh, ghi chú, đăng ký phát biểu và biểu quyết của bạn;',
    '  hoi-gio-hop: các giờ họp bạn đã hỏi hoặc đã chọn;',
    '  nhac-va-lich.json: giờ nhắc, ghi chú riêng, lời nhắc và các cuộc họp bạn đã nhập từ lịch khác;',
    '  mo-hinh-ai.json: lựa chọn mô hình AI của bạn và hạn mức đã dùng;',
    '  nhat-ky: những việc của bạn mà nhật ký công ty ghi lại;',
    '  tro-chuyen: từng cuộc trò chuyện của bạn với trợ lý.',
    '',
    'Tệp .json để máy đọc, tệp .csv mở bằng bảng tính, tệp .txt để đọc. Giờ trong tệp .csv và .json là giờ UTC.',
    'Không có ở đây: mật khẩu và khóa (chỉ lưu dưới dạng không đọc lại được), nội dung do người khác viết, và dữ liệu của những công ty bạn đã rời.',
    '',
  ].join('\n');

/** A name as a folder or file can have it, on every system. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(0, 60)
    .trim();
  return plain === '' ? 'khong-ten' : plain;
}

/** Names of files that differ in a folder where case and accents may not count. */
export const numbered = (place: number, name: string): string =>
  `${String(place + 1).padStart(3, '0')} ${fileName(name)}`;

interface ChatLine {
  readonly role: string;
  readonly content: string;
  readonly created_at: Date;
}

/** A conversation to be read. */
export const conversationText = (title: string, messages: readonly ChatLine[]): string =>
  [
    title,
    '',
    ...messages.flatMap(({ role, content, created_at: at }) => [
      `[${at.toISOString().slice(0, 16).replace('T', ' ')}] ${role === 'user' ? 'Bạn' : 'Trợ lý'}:`,
      content,
      '',
    ]),
  ].join('\n');

const word = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'có' : 'không';
  return Array.isArray(value) ? value.map(word).join(', ') : String(value);
};

/** Names and values under each other. */
export const factsText = (facts: Readonly<Record<string, unknown>>): string =>
  `${Object.entries(facts)
    .map(([name, value]) => `${name}: ${word(value)}`)
    .join('\n')}\n`;

type Cell = string | number | null;

const cell = (value: unknown, names?: Readonly<Record<string, string>>): Cell => {
  if (value === null || typeof value === 'number') return value;
  const text = word(value);
  return text === '—' ? '' : (names?.[text] ?? text);
};

/** Rows in one piece of a file; the server answers others between two. */
const rowsOfPiece = 200;

type Rows<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Pages of any length, parted where they are long. */
async function* inPieces<Row>(pages: Rows<Row>): AsyncGenerator<readonly Row[]> {
  for await (const page of pages)
    for (let from = 0; from < page.length; from += rowsOfPiece) yield page.slice(from, from + rowsOfPiece);
}

/** `JSON.stringify` of all rows with two blanks, in pieces. */
export async function* jsonPieces(pages: Rows<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const piece of inPieces(pages)) {
    yield before + JSON.stringify(piece, null, 2).slice('[\n'.length, -'\n]'.length);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Rows under their headings as a spreadsheet opens them, in pieces. */
export async function* csvPieces<Row extends object>(
  columns: Readonly<Record<keyof Row & string, string | RecordColumn>>,
  pages: Rows<Row>,
): AsyncGenerator<string> {
  yield formatCsv(tableRows<Row>(columns, []));
  for await (const piece of inPieces(pages))
    yield tableRows(columns, piece)
      .slice(1)
      .map((cells) => csvLine(cells))
      .join('');
}

/** Headings, and rows under them as a spreadsheet shows them; codes are named. */
export function tableRows<Row extends object>(
  columns: Readonly<Record<keyof Row & string, string | RecordColumn>>,
  rows: readonly Row[],
): Cell[][] {
  const listed = Object.entries<string | RecordColumn>(columns).map(([name, column]) => ({
    name,
    ...(typeof column === 'string' ? { heading: column } : column),
  }));
  const values = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  return [
    listed.map(({ heading }) => heading),
    ...values.map((row) => listed.map(({ name, names }) => cell(row.get(name), names))),
  ];
}
