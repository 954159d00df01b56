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
]);

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
  const parts: MessagePiece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
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
