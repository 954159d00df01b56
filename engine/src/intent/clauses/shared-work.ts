import type { MessagePiece } from '../acts/read-pieces.ts';
import { cutItems, type Item } from './cut-items.ts';

/** What one of several is to do, or is reminded of. */
interface Share {
  readonly text: string;
  readonly pieces: readonly MessagePiece[];
}

/**
 * "Giao việc: Mai làm bảng công nợ, chú Năm đếm kho, cả hai xong thứ Tư": a task for each who is named before their work, all by the time
 * that is said last; "nhắc em: (1) 9h gọi chị Hà (2) 14h in hồ sơ" each a reminder. Empty where work is not shared so.
 */
export function sharedWork(message: string, pieces: readonly MessagePiece[]): string[] {
  const items = cutItems(message);
  const colon = pieces.find(({ kind, text }) => kind === 'mark' && text === ':')?.from ?? -1;
  const start = items[0]?.from ?? colon + 1;
  const head = pieces.filter(({ to }) => to <= start);
  const isOf = kindOfList(head);
  if (start <= 0 || isOf === null) return [];
  const parts = items.length > 0 ? items : cutAtMarks(message, start);
  const shares = parts.map((part) => ({
    text: message.slice(part.from, part.to).trim(),
    pieces: pieces.filter(({ from, to, kind }) => from >= part.from && to <= part.to && kind !== 'mark'),
  }));
  if (isOf === 'reminders') return shares.every(saysWhen) ? shares.map(({ text }) => `nhắc tôi ${text}`) : [];
  return items.length > 0 ? shares.map(ofItem) : workOfEach(shares);
}

/** What a list holds by the words before it; null where they begin none. */
function kindOfList(head: readonly MessagePiece[]): 'tasks' | 'reminders' | null {
  if (head.some(({ cue }) => cue === 'remind-self' || cue === 'remind')) return 'reminders';
  return head.some(({ cue }) => cue === 'give' || cue === 'task' || cue === 'make') ? 'tasks' : null;
}

const hasWord = (pieces: readonly MessagePiece[]): boolean => pieces.some(({ kind }) => kind === 'word');
const saysWhen = ({ pieces: [first, ...rest] }: Share): boolean => first?.kind === 'time' && rest.length > 0;
const isWork = ({ pieces: [first, ...rest] }: Share): boolean => first?.kind === 'name' && hasWord(rest);

/** An item of a list of tasks says all of one. */
function ofItem({ text, pieces }: Share): string {
  const [first, second] = pieces;
  if (first?.kind === 'name') return `giao ${text}`;
  if (first?.cue === 'self' && second) return `tạo việc cho tôi: ${text.slice(second.from - first.from)}`;
  return first?.kind === 'cue' ? text : `tạo việc ${text}`;
}

function workOfEach(shares: readonly Share[]): string[] {
  const last = shares.at(-1);
  const time = !last || isWork(last) ? undefined : last.pieces.findLast(({ kind }) => kind === 'time');
  const due = time === undefined ? '' : `, hạn ${time.text}`;
  return shares.filter(isWork).map(({ text }) => `giao ${text}${due}`);
}

function cutAtMarks(message: string, start: number): Item[] {
  const parts: Item[] = [];
  let from = start;
  for (const { index } of message.slice(start).matchAll(/[,;.\n](?=\s|$)/gu)) {
    parts.push({ from, to: start + index });
    from = start + index + 1;
  }
  return [...parts, { from, to: message.length }].filter(
    (one) => message.slice(one.from, one.to).trim() !== '',
  );
}
