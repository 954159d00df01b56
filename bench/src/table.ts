/** A table of Markdown as the formatter leaves it: each column as wide as its widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => padded(cells[column] ?? '', width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const padded = (text: string, width: number): string => text + ' '.repeat(width - [...text].length);
