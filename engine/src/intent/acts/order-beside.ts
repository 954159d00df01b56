import type { Cue } from './act-cue.ts';
import type { MessagePiece } from './read-pieces.ts';

/** What begins a further request behind a comma or "rồi". */
const requesting = new Set<Cue>([
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
  'mail',
  'write',
]);
/** Words that pass something on, which somebody's name follows. */
const tells = /^(?:báo|nhắn|nói|kêu|nhờ|gửi|bảo|bao|nhan|noi|keu|nho|gui)$/iu;

/** Where a message begins to ask that somebody be told of it: "… xong rồi, báo sếp Sơn giùm"; -1 where it does not. */
export function findWordToOther(pieces: readonly MessagePiece[]): number {
  const at = pieces.findLastIndex((_, index) => passesOn(pieces, index));
  const isBegged = at > 0 && begs.test(pieces[at - 1]?.text ?? '');
  return pieces[isBegged ? at - 1 : at]?.from ?? -1;
}

const begs = /^(?:nhờ|rồi|nho|roi)$/iu;

const passesOn = (pieces: readonly MessagePiece[], at: number): boolean =>
  at > 1 && tells.test(pieces[at]?.text ?? '') && pieces[at + 1]?.kind === 'name';

/** The last request of a message of which an act holds nothing: "hủy họp chiều nay, nhắn chú Năm khỏi chạy lên"; empty where there is none. */
export function orderBeside(message: string, pieces: readonly MessagePiece[], act: object): string {
  const from = pieces.findLastIndex((_, at) => opensRequest(pieces, at));
  const own = from < 0 ? [] : pieces.slice(from);
  const named = own.filter(({ kind }) => kind === 'word' || kind === 'name' || kind === 'time');
  const held = stringsIn(act).join('\n').toLowerCase();
  if (named.length === 0 || named.some(({ text }) => held.includes(text.toLowerCase()))) return '';
  return message.slice(own[0]?.from).replace(/[\s,;.]+$/u, '');
}

function opensRequest(pieces: readonly MessagePiece[], at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (at < 2 || before === undefined || piece === undefined) return false;
  if (passesOn(pieces, at)) return true;
  const isJoined = before.cue === 'then' || (before.kind === 'mark' && /[,;.\n]/u.test(before.text));
  return isJoined && piece.cue !== null && requesting.has(piece.cue);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
