import type { Cue } from './act-cue.ts';
import type { MessagePiece } from './read-pieces.ts';

/** What begins a further order behind a comma or "và". */
const opening = new Set<Cue>([
  'remind-self',
  'remind',
  'give',
  'make',
  'cancel',
  'move',
  'invite',
  'note',
  'prolong',
  'poll',
  'write',
  'take',
]);
/** What is said of these may hold any words: no part of it is an order of its own. */
const holdsAll = new Set<Cue>(['write', 'mail', 'note', 'poll']);
const mostLead = 4;
/** Words between a comma and what a further order begins with. */
const fillers =
  /^(?:sẵn|tiện|thể|nhân|luôn|mà|cho|với|cả|rồi|thì|em|mình|tui|san|tien|the|nhan|luon|ma|voi|roi)$/iu;

/** "Tạo việc: kiểm tra kho, giao Bảy, thứ Hai": what names nothing to be done belongs to the order before it. */
const joinEmpty = (parts: readonly (readonly MessagePiece[])[]): MessagePiece[][] =>
  parts.reduce<MessagePiece[][]>((joined, part) => {
    const last = joined.at(-1);
    if (last && !part.some(({ kind, cue }) => kind === 'word' || cue === 'meeting' || cue === 'gathering'))
      last.push(...part);
    else joined.push([...part]);
    return joined;
  }, []);

/**
 * "Giao việc: Mai làm bảng công nợ, chú Năm đếm kho, cả hai xong thứ Tư": a task for each who is named before their work, all by the time that
 * is said last. Empty where work is not shared so.
 */
function sharedWork(message: string, pieces: readonly MessagePiece[]): string[] {
  const colon = pieces.findIndex(({ kind, text }) => kind === 'mark' && text === ':');
  if (colon < 0 || !pieces.slice(0, colon).some(({ cue }) => cue === 'give' || cue === 'task')) return [];
  const parts: MessagePiece[][] = [[]];
  for (const piece of pieces.slice(colon + 1)) {
    if (piece.kind === 'mark' && /[,;.\n]/u.test(piece.text)) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  const isWork = ([first, ...rest]: readonly MessagePiece[]): boolean =>
    first?.kind === 'name' && rest.some(({ kind }) => kind === 'word');
  const last = parts.at(-1) ?? [];
  const time = isWork(last) ? undefined : last.findLast(({ kind }) => kind === 'time')?.text;
  return parts
    .filter(isWork)
    .map(
      (part) =>
        `giao ${message.slice(part[0]?.from, part.at(-1)?.to)}${time === undefined ? '' : `, hạn ${time}`}`,
    );
}

/** "…; với việc cho em Tùng dựng trang đăng ký": a further task with whom it is for needs no verb. */
const isFurtherTask = (pieces: readonly MessagePiece[], at: number): boolean =>
  pieces[at]?.cue === 'task' &&
  /^cho$/iu.test(pieces[at + 1]?.text ?? '') &&
  (pieces[at + 2]?.kind === 'name' || pieces[at + 3]?.kind === 'name');

const mayLead = ({ kind, cue, text }: MessagePiece): boolean =>
  kind === 'time' || cue === 'polite' || fillers.test(text);

/** Where the order begins whose verb stands at a place, with the time or small words before it: "…. Tiện thể 4h chiều nhắc mình …"; null where none does. */
function startOfOrder(pieces: readonly MessagePiece[], at: number): number | null {
  const cue = pieces[at]?.cue ?? null;
  if (at < 2 || cue === null || !(opening.has(cue) || isFurtherTask(pieces, at))) return null;
  const joint = pieces.slice(0, at).findLastIndex((piece) => piece.cue === 'then' || !mayLead(piece));
  const before = pieces[joint];
  const isJoined = before?.cue === 'then' || (before?.kind === 'mark' && /[,;.\n]/.test(before.text));
  const start = pieces.findIndex(({ cue: own }, index) => index > joint && own !== 'polite');
  return isJoined ? start : null;
}

/** A message at the words that begin a further order: "giao Mai gửi sao kê, và nhắc chị 9h kiểm tra" is two. */
export function splitOrders(message: string, pieces: readonly MessagePiece[]): string[] {
  const shared = sharedWork(message, pieces);
  if (shared.length > 1) return shared;
  if (pieces.slice(0, mostLead).some(({ cue }) => cue !== null && holdsAll.has(cue))) return [message];
  const starts = pieces.flatMap((_, at) => startOfOrder(pieces, at) ?? []);
  const parts = [0, ...starts].map((from, index) => pieces.slice(from, starts[index]));
  return joinEmpty(parts).flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)];
    const said = first && last ? message.slice(first.from, last.to) : '';
    const text = isFurtherTask(part, 0) ? `giao ${said}` : said;
    return text === ''
      ? []
      : [text.replace(/[\s,;.]+(?:và|rồi|với(?: lại)?|đồng thời|va|roi|voi(?: lai)?)?\s*$/iu, '')];
  });
}
