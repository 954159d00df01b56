/** A stretch of text: plain, strong, or leading somewhere. */
export interface Span {
  readonly text: string;
  readonly strong?: true;
  readonly href?: string;
}

export type Block =
  | { readonly kind: 'title' | 'section' | 'part' | 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly (readonly Span[])[] };

const headings = { '#': 'title', '##': 'section', '###': 'part' } as const;

/** Only where a reader may be led: the web, a mailbox, a page of ours. */
const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href);

const marked = /\*\*(?<strong>[^*\n]+)\*\*|\[(?<label>[^\]\n]+)\]\((?<href>[^)\s]+)\)/g;

function readSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  let behind = 0;
  for (const match of text.matchAll(marked)) {
    const { strong, label, href } = match.groups ?? {};
    if (match.index > behind) spans.push({ text: text.slice(behind, match.index) });
    if (strong !== undefined) spans.push({ text: strong, strong: true });
    else if (label !== undefined && href !== undefined)
      spans.push(isSafe(href) ? { text: label, href } : { text: match[0] });
    behind = match.index + match[0].length;
  }
  if (behind < text.length) spans.push({ text: text.slice(behind) });
  return spans;
}

const listItem = /^(?:[-*]|(?<number>\d+[.)]))\s+(?<text>.+)$/;

/** Lines that belong together, the blank ones between them gone. */
function chunksOf(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').map((line) => line.trim());
  const chunks: string[][] = [[]];
  for (const line of lines) {
    const isHeading = /^#{1,3}\s/.test(line);
    const last = chunks.at(-1);
    const changes = last?.length && listItem.test(last[0] ?? '') !== listItem.test(line);
    if (line === '') chunks.push([]);
    else if (isHeading) chunks.push([line], []);
    else if (changes) chunks.push([line]);
    else last?.push(line);
  }
  return chunks.filter((chunk) => chunk.length > 0);
}

/** A little Markdown: headings, paragraphs, lists, `**strong**`, `[links](…)`. All else is text, tags too. */
export const readMarkdown = (text: string): readonly Block[] =>
  chunksOf(text).map((lines) => {
    const [first = ''] = lines;
    const [, mark, title] = first.match(/^(#{1,3})\s+(.+)$/) ?? [];
    if (mark && title && (mark === '#' || mark === '##' || mark === '###'))
      return { kind: headings[mark], spans: readSpans(title) };
    if (!listItem.test(first)) return { kind: 'paragraph', spans: readSpans(lines.join(' ')) };
    return {
      kind: 'list',
      numbered: first.match(listItem)?.groups?.number !== undefined,
      items: lines.map((line) => readSpans(line.match(listItem)?.groups?.text ?? line)),
    };
  });

export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
