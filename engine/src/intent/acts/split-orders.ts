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

/** A message at the words that begin a further order: "giao Mai gửi sao kê, và nhắc chị 9h kiểm tra" is two. */
export function splitOrders(message: string, pieces: readonly MessagePiece[]): string[] {
  if (pieces.slice(0, mostLead).some(({ cue }) => cue !== null && holdsAll.has(cue))) return [message];
  const parts: MessagePiece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces.slice(0, at).findLast(({ cue, text }) => cue === 'then' || !fillers.test(text));
    const isJoined = before?.cue === 'then' || (before?.kind === 'mark' && /[,;.\n]/.test(before.text));
    if (at > 1 && isJoined && piece.cue !== null && opening.has(piece.cue)) parts.push([]);
    parts.at(-1)?.push(piece);
  }
  return joinEmpty(parts).flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)];
    const text = first && last ? message.slice(first.from, last.to) : '';
    return text === '' ? [] : [text.replace(/[\s,;.]+(?:và|rồi|với|đồng thời|va|roi|voi)?\s*$/iu, '')];
  });
}
