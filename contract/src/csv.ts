/** Prefixes a quote to values that a spreadsheet would run as a formula, also behind blanks (OWASP, CSV injection). */
const harmless = (value: string): string => (/^\s*[=+\-@＝＋－＠\t\r]/.test(value) ? `'${value}` : value);

type CsvCell = string | number | null;

/** By comma or by semicolon, which spreadsheets split at where the comma is a decimal mark. */
type CsvSeparator = ',' | ';';

/** What a cell holds only in quotes; some spreadsheets split a file with commas at semicolons too. */
const special = { ',': /[",;\n\r]/, ';': /[";\n\r]/ } as const;

function csvCell(value: CsvCell, separator: CsvSeparator): string {
  const text = value === null ? '' : typeof value === 'number' ? String(value) : harmless(value);
  return special[separator].test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Marks a text as UTF-8 for spreadsheets; stands before its first line. */
export const byteOrderMark = '\uFEFF';

/** A line of RFC 4180. */
export const csvLine = (cells: readonly CsvCell[], separator: CsvSeparator = ','): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;

/** Rows as a spreadsheet opens them by a double click: UTF-8 with its mark, CRLF. */
export const formatCsv = (rows: readonly (readonly CsvCell[])[], separator: CsvSeparator = ','): string =>
  byteOrderMark + rows.map((row) => csvLine(row, separator)).join('');
