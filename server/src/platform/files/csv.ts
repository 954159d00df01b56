/** Prefixes a quote to values that a spreadsheet would run as a formula. */
const harmless = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const csvCell = (value: string | number | null): string => {
  const text = value === null ? '' : typeof value === 'number' ? String(value) : harmless(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a spreadsheet opens them by a double click: UTF-8 with its mark, commas, CRLF. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
