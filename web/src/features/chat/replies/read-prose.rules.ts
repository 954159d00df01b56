export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const item = /^- /;

/** The assistant's plain text: lines are paragraphs, lines that begin with a dash are one list. */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  let items: string[] = [];
  for (const line of [...content.split('\n'), '']) {
    if (item.test(line)) {
      if (items.length === 0) blocks.push({ kind: 'list', items });
      items.push(line.slice(2));
      continue;
    }
    items = [];
    if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** What an answer says around a list that is shown in a form of its own. */
export const paragraphsOf = (content: string): string[] =>
  blocksOf(content).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));

export type Piece =
  | { readonly kind: 'text' | 'command'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly path: string };

const special =
  /(?<link>\/meetings\/[0-9a-f-]{36})|(?<![\p{L}\d/])(?<command>\/(?:lenlich|tomtat|actionitem|phantichhop|help))\b/giu;

/** A line with the pages it names and the commands it speaks of. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(special)) {
    if (match.index > from) pieces.push({ kind: 'text', text: line.slice(from, match.index) });
    pieces.push(
      match.groups?.link === undefined
        ? { kind: 'command', text: match[0] }
        : { kind: 'link', text: 'trang cuộc họp', path: match[0] },
    );
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ kind: 'text', text: line.slice(from) });
  return pieces;
}
