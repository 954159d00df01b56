const tableRow = /^\s*\|(.+)\|\s*$/u;
const tableRule = /^\s*\|(?:\s*:?-{1,}:?\s*\|)+\s*$/u;

const fence = /^ {0,3}(?:```|~~~)/u;

/** An escaped bar belongs to its cell. */
const cellsOf = (line: string): string[] =>
  (tableRow.exec(line)?.[1] ?? '').split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Markdown with each table as a list, a row an item: "- **Gửi bảng giá** · Người: Huy". A phone has no room for columns. */
export function tablesAsLists(content: string): string {
  const lines = content.split('\n');
  const written: string[] = [];
  const code = linesOfCode(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (code.has(at) || !tableRow.test(line) || !tableRule.test(lines[at + 1] ?? '')) {
      written.push(line);
      continue;
    }
    const heads = cellsOf(line);
    at += 2;
    for (; tableRow.test(lines[at] ?? ''); at += 1) written.push(itemOf(heads, cellsOf(lines[at] ?? '')));
    at -= 1;
  }
  return written.join('\n');
}

/** The indices of lines between fences, of the opening one too. */
function linesOfCode(lines: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  let opened = '';
  for (const [at, line] of lines.entries()) {
    const mark = fence.exec(line)?.[0].trim() ?? '';
    if (mark !== '' && (opened === '' || opened === mark)) opened = opened === '' ? mark : '';
    if (opened !== '') inside.add(at);
  }
  return inside;
}

function itemOf(heads: readonly string[], [first = '', ...others]: readonly string[]): string {
  const named = others.map((cell, at) => (cell === '' ? '' : ` · ${heads[at + 1] ?? ''}: ${cell}`));
  return `- **${first}**${named.join('')}`;
}
