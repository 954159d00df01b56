import type { Cue } from './act-cue.ts';
import { bothWays, wayOf } from './letter-patterns.ts';
import type { MessagePiece } from './read-pieces.ts';

type WordSpan = { readonly from: number; readonly to: number };

/** Where one thing that is said ends and the next begins. */
const joints = bothWays(
  '\\s*[,;\\n]\\s*|[.!?]+(?=\\s|$)\\s*|\\s+[–-]\\s+|:\\s+|(?<!\\p{L})(?:nhưng(?:\\s+mà)?|mà|vì(?:\\s+là)?|tại vì|tại(?=\\s+(?!phòng|xưởng|chi nhánh|kho|sảnh))|bởi vì|do(?=\\s+(?!em|anh|chị))|nên)(?!\\p{L})\\s*',
  'giu',
);
const jointsPlain =
  /\s*[,;\n]\s*|[.!?]+(?=\s|$)\s*|\s+[–-]\s+|:\s+|(?<!\p{L})(?:nhung(?:\s+ma)?|vi(?=\s+(?!tri))|tai vi|nen)(?!\p{L})\s*/giu;

/** What a message begins with that only passes the answer on. */
const passesOn = bothWays(
  '(?<!\\p{L})(?:(?:cho|nhờ|giúp|bạn|rồi|xin)\\s+(?:\\p{L}+\\s+){0,1})?(?:gửi lời|nhắn|báo|nói|trả lời|xác nhận|phản hồi|hồi âm)(?:\\s+(?:giúp|giùm|dùm|hộ|lại|tới|đến|với|cho|là|rằng|tôi|tui|mình|em|anh|chị|bác|cô|chú|\\p{Lu}\\p{L}*))*(?!\\p{L})',
  'u',
);
/** "Nhờ báo sếp Thu", "báo giùm mọi người": who leads the meeting is notified of an answer anyway. */
const notifies = bothWays(
  '^(?:(?:nhờ|rồi|và|có gì|nhớ)\\s+)*(?:báo|nhắn|nói)(?:\\s+(?:giúp|giùm|dùm|hộ|lại|với|cho|tới))*\\s+(?:(?:anh|chị|em|cô|chú|bác|ông|bà|sếp|a|c|e)\\s+\\p{L}+(?:\\s+\\p{Lu}\\p{L}*)?|mọi người|cả nhà|ban tổ chức|\\p{Lu}\\p{L}*)(?:\\s+(?:giúp|giùm|dùm|hộ|biết|luôn|em|tôi|tui|mình|với|nhé|nha|ạ|cái))*$|^(?:báo|nhắn)(?:\\s+(?:giúp|giùm|dùm|hộ|lại|em|tôi|tui|mình|với|nhé|nha|ạ|cái))+$',
  'u',
);
const around =
  /^(?:\s|[,.;:!?–-]|(?:thì|là|và|với|cũng|chắc|thôi|dạ|vâng|ok|ừ|hi|chào|cho|nhờ|giúp|giùm|dùm|hộ|nhé|nha|nhe|nghe|nghen|ạ|luôn|rồi|nữa|đó|nớ|ấy|này|cái|vụ|buổi|cuộc|lịch|họp|phải|chỉ|chi|tôi|tui|mình|em|e|anh|a|chị|c|tớ|cháu|cô|chú|bác|t|thi|la|va|voi|cung|chac|thoi|da|ok|nho|giup|gium|dum|ho|luon|roi|nua|do|no|ay|nay|cai|buoi|cuoc|lich|hop|phai|toi|minh|chau|co|chu|bac|được|đc|dc|duoc|hôm|hom|bữa|bua|ngày|ngay|sáng|chiều)(?!\p{L}))+/iu;
const aroundEnd =
  /(?:\s|[,.;:!?–-]|(?<!\p{L})(?:thì|là|và|với|nhé|nha|nhe|nghe|nghen|ạ|luôn|rồi|giúp|giùm|hộ|thi|la|va|voi|luon|roi|giup|gium|em|tôi|tui|mình|anh|chị|bác|toi|minh|nên|nen|đang|được|đc|dc|duoc))+$/u;

/** Words to the assistant, and none to the organizer. */
const forAssistant: ReadonlySet<Cue> = new Set<Cue>([
  'remind-self',
  'give',
  'cancel',
  'move',
  'note',
  'write',
]);

const cutAround = (text: string): string => text.replace(around, '').replace(aroundEnd, '').trim();
const smallFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const wordCountIn = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;

/**
 * What a message says beside the answer to an invitation, as said: why, and what the organizer is asked for. `about` says which meeting it is,
 * `phrases` what is answered; `end` is where the last part ends that holds one.
 */
export function wordsBesideAnswer(
  message: string,
  pieces: readonly MessagePiece[],
  { about, phrases }: { readonly about: readonly WordSpan[]; readonly phrases: readonly WordSpan[] },
): { readonly rest: string; readonly end: number } {
  const held = [...about, ...phrases];
  const isNamed = about.length > 0;
  let [rest, end, last] = ['', 0, -1];
  for (const [at, part] of answerPartsOf(message).entries()) {
    const inside = held.filter(({ from, to }) => from < part.to && to > part.from);
    if (inside.length > 0) end = part.to;
    const said =
      inside.length > 0
        ? restAround(message, part, { inside, pieces, isNamed })
        : wholePart(message, part, pieces);
    if (said === '') continue;
    const joint = at === last + 1 && /\p{L}/u.test(part.joint) ? ` ${part.joint.trim()} ` : ', ';
    rest = rest === '' ? said : `${rest}${joint}${said}`;
    last = at;
  }
  return { rest: rest.replace(selfFirst, ''), end };
}

/** The words up to where something else begins. */
export const firstPart = (text: string): string => {
  const [first] = answerPartsOf(text);
  return first === undefined ? text : text.slice(first.from, first.to);
};

type AnswerPart = WordSpan & { /** What stands before it. */ readonly joint: string; readonly asks: boolean };

/** "Trả lời vậy giúp", "có thể vào": the answer once more. */
const answersSo =
  /^(?:trả lời|phản hồi|báo|nhắn|tra loi|phan hoi)(?:\s+(?:vậy|thế|như vậy|vay|the|là|em|tôi))*$|^(?:có thể|co the)\s+\p{L}+$/iu;
/** Who writes it is its writer. */
const selfFirst = /^(?:tôi|tui|mình|em|e|tớ|toi|minh)\s+(?=\S+\s)/iu;

/** A part that says nothing of the answer, as said; empty where it asks something, is for the assistant, or is not worth a word. */
function wholePart(message: string, { from, to, asks }: AnswerPart, pieces: readonly MessagePiece[]): string {
  const text = message.slice(from, to);
  const first = pieces.find((piece) => piece.from >= from && piece.to <= to && !leadingCues.has(piece.cue));
  const isOrder = first?.cue != null && forAssistant.has(first.cue);
  if (asks || isOrder || isNotice(text)) return '';
  const said = text
    .replace(aroundEnd, '')
    .replace(/^[\s,.;:]+|^(?:và|rồi|với|va|roi)\s+/giu, '')
    .trim();
  if (answersSo.test(said)) return '';
  return wordCountIn(said) > 1 || /^(?:bận|kẹt|ốm|ban|ket|om)$/iu.test(said) ? said : '';
}

/** "Báo em Linh giúp": who is to know is no word to the organizer. */
export const isNotice = (text: string): boolean => wayOf(notifies, text).test(smallFirst(text.trim()));

const leadingCues: ReadonlySet<Cue | null> = new Set<Cue | null>(['polite', 'then', 'self']);

type Held = {
  readonly inside: readonly WordSpan[];
  readonly pieces: readonly MessagePiece[];
  readonly isNamed: boolean;
};

/** Of a part that says which meeting or what is answered the stretches that do not. */
function restAround(message: string, { from, to }: WordSpan, { inside, pieces, isNamed }: Held): string {
  const pass = wayOf(passesOn, message).exec(smallFirst(message.slice(from, to)));
  const lead = pass === null ? [] : [{ from: from + pass.index, to: from + pass.index + pass[0].length }];
  let at = from;
  const gaps: WordSpan[] = [];
  for (const span of [...inside, ...lead].toSorted((one, other) => one.from - other.from)) {
    gaps.push({ from: at, to: Math.max(at, span.from) });
    at = Math.max(at, span.to);
  }
  gaps.push({ from: at, to: Math.max(at, to) });
  const last = Math.max(...inside.map((span) => span.to));
  return gaps
    .map((gap) => ({ text: cutAround(withoutTimes(message, gap, pieces)), isBehind: gap.from >= last }))
    .filter(({ text }) => !answersSo.test(text))
    .filter(({ text, isBehind }) => wordCountIn(text) > 1 && (isNamed || isBehind || saysWhy.test(text)))
    .map(({ text }) => text)
    .join(', ');
}

/** Before an answer that names no meeting other words may name it. */
const saysWhy =
  /^(?:bận|kẹt|vướng|mắc|đang|phải|ốm|nghỉ|đi|con|xe|trùng|lỡ|có việc|ban|ket|vuong|mac|dang|om|nghi|trung|co viec)(?!\p{L})/iu;

/** When it is stands around the answer, and is no word of it. */
function withoutTimes(message: string, gap: WordSpan, pieces: readonly MessagePiece[]): string {
  const inside = pieces.filter(({ from, to, kind }) => from >= gap.from && to <= gap.to && kind !== 'mark');
  const isWhen = ({ kind, cue }: MessagePiece): boolean =>
    kind === 'time' || cue === 'self' || cue === 'polite';
  const first = inside.findIndex((piece) => !isWhen(piece));
  const last = inside.findLastIndex((piece) => piece.kind !== 'time');
  return first < 0 ? '' : message.slice(inside[first]?.from, inside[last]?.to);
}

function answerPartsOf(message: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let [from, before] = [0, ''];
  for (const found of message.matchAll(wayOf({ marked: joints.marked, plain: jointsPlain }, message))) {
    parts.push({ from, to: found.index, joint: before, asks: found[0].includes('?') });
    [from, before] = [found.index + found[0].length, found[0]];
  }
  parts.push({ from, to: message.length, joint: before, asks: message.trimEnd().endsWith('?') });
  return parts.filter((part) => part.to > part.from);
}
