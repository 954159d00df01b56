import { fold } from '../../text/fold.ts';
import { Clause } from '../clauses/act-clause.ts';
import type { Cue } from './act-cue.ts';
import type { MessagePiece } from './read-pieces.ts';
import { minutesIn } from './said-amounts.ts';
import type { SpokenAct } from './spoken-act.ts';

/** Words that pass something on, which somebody's name follows. */
const notifies = /^(?:báo|nhắn|nói|kêu|nhờ|gửi|bảo|bao|nhan|noi|keu|nho|gui)$/iu;
const begs = /^(?:nhờ|rồi|nho|roi)$/iu;

/** Where a message begins to ask that somebody be notified of it: "… xong rồi, báo sếp Sơn giùm"; -1 where it does not. */
export function findWordToOther(pieces: readonly MessagePiece[]): number {
  const at = pieces.findLastIndex((_, index) => passesOn(pieces, index));
  const isBegged = at > 0 && begs.test(pieces[at - 1]?.text ?? '');
  return pieces[isBegged ? at - 1 : at]?.from ?? -1;
}

const passesOn = (pieces: readonly MessagePiece[], at: number): boolean =>
  at > 1 && notifies.test(pieces[at]?.text ?? '') && pieces[at + 1]?.kind === 'name';

/**
 * The parts of a message behind a comma or a full stop of which an act holds little, as said: "hủy họp chiều nay, nhắn chú Năm khỏi chạy
 * lên". None where there is none.
 */
export function partsBeside(message: string, pieces: readonly MessagePiece[], act: SpokenAct): string[] {
  const [, ...behind] = cutAtMarks(pieces);
  const parts = behind.filter((part) => act.kind !== 'letter' || !part.some(({ cue }) => cue === 'mail'));
  const held = new Set(stringsIn(act).flatMap(foldedIn));
  const isHeld = ({ text, cue }: MessagePiece): boolean =>
    isWay(cue) ? saysWay(act) : foldedIn(text).every((word) => held.has(word));
  const left = parts.filter((part) => {
    // A letter holds what it is to say and how: only an order of its own is beside it.
    if (act.kind === 'letter' && !part.some(({ cue }) => cue !== 'mail' && namingCues.has(cue))) return false;
    // Of a poll the times to choose from are held by it: "sáng 8/12 hay chiều 9/12, mấy chị chọn".
    if (act.kind === 'poll' && part.some(({ kind, text }) => kind === 'time' && act.times.includes(text)))
      return false;
    const naming = part.filter((piece) => namesSomething(piece));
    const kept = naming.filter(isHeld);
    return (
      naming.length >= leastNaming &&
      kept.length * 2 < naming.length &&
      !isAmount(act, message.slice(part[0]?.from, part.at(-1)?.to))
    );
  });
  return left.map((part) => message.slice(part[0]?.from, part.at(-1)?.to).trim());
}

const foldedIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isWay = (cue: Cue | null): boolean => cue === 'online' || cue === 'offline';
const saysWay = (act: SpokenAct): boolean => 'online' in act && act.online !== null;

/** "Sang 15h, kéo dài thành 2 tiếng", "nhắc trước 1 tiếng": the act holds how long that is. */
function isAmount(act: SpokenAct, said: string): boolean {
  const minutes = minutesIn(said);
  return minutes !== null && Object.values(act).includes(minutes);
}

/** One word alone is a filler, and no request. */
const leastNaming = 2;
/** What begins an order of its own, or says how a meeting is held. */
const namingCues: ReadonlySet<Cue | null> = new Set<Cue>([
  ...([
    'remind',
    'remind-self',
    'give',
    'mail',
    'write',
    'note',
    'take',
    'cancel',
    'move',
    'invite',
    'poll',
  ] as const),
  ...(['accept-invite', 'decline-invite', 'maybe-invite', 'online', 'offline', 'meeting', 'task'] as const),
]);

/** Times, names, words for an order, and words that are no small ones: "trả lời giùm em là có" names nothing. */
const namesSomething = (piece: MessagePiece): boolean =>
  piece.kind === 'time' ||
  piece.kind === 'name' ||
  namingCues.has(piece.cue) ||
  (piece.kind === 'word' && new Clause('', [piece]).content() !== '');

function cutAtMarks(pieces: readonly MessagePiece[]): MessagePiece[][] {
  const parts: MessagePiece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'mark' && /[,;.!?\n]/u.test(piece.text)) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
