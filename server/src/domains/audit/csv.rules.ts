/**
 * One cell. A text that a spreadsheet would run as a formula gets an apostrophe before it: that is shown as text by all
 * of them (OWASP, CSV injection).
 */
function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replace(/"/g, '""')}"`;
}

/** A line of RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Marks the text as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';
