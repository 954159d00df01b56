/** A stretch of a text in UTF-16 offsets. */
export interface Item {
  readonly from: number;
  readonly to: number;
}

const numbers = /(?<![\p{L}\d.,/(])\(?(?:(\d{1,2})(?:\)|[./](?=\s))|([a-h])\))\s*(?=[\p{L}\d])/giu;
const bullets = /(?<=[:;,.])\s[-–•*+]\s(?=[\p{L}\d])/gu;

/** The items of a list that is numbered from 1 or "a", or has bullets: "(1) …; (2) …"; none where there are fewer than two. */
export function cutItems(message: string): Item[] {
  const found = [...message.matchAll(numbers)];
  const numbered: RegExpExecArray[] = [];
  for (const one of found) {
    const next = numbered.length + 1;
    const said = (one[1] ?? one[2] ?? '').toLowerCase();
    if (said === String(next) || said === String.fromCharCode(96 + next)) numbered.push(one);
  }
  const marks = numbered.length > 1 ? numbered : [...message.matchAll(bullets)];
  if (marks.length < 2) return [];
  return marks.map(({ 0: mark, index }, at) => {
    const from = index + mark.length;
    const to = marks[at + 1]?.index ?? message.length;
    return { from, to: from + message.slice(from, to).replace(/(?<![\s;,.])[\s;,.]+$/u, '').length };
  });
}
