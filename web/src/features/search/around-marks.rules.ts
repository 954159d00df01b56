import type { FoundSaid } from '@hopgon/contract/search/schemas';

/** A line has room for so many letters before what was looked for. */
const mostBefore = 24;

/** A text that begins near its first mark, so that one line shows what was looked for. */
export function aroundMarks({ text, marks }: Pick<FoundSaid, 'text' | 'marks'>): string {
  const first = marks[0]?.from ?? 0;
  if (first <= mostBefore) return text;
  const space = text.indexOf(' ', first - mostBefore);
  return `… ${text.slice(space < 0 || space >= first ? first : space + 1)}`;
}
