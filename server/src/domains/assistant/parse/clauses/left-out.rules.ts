import { isQuestion } from '@hopgon/engine/answering/is-question';
import type { Cue } from '@hopgon/engine/intent/acts/act-cue';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { Stretch } from '@hopgon/engine/intent/clauses/cut-stretches';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';
import { askOfLast } from '../decide/decide-of-last.rules.ts';
import { type Ground, readText } from '../decide/read-text.rules.ts';
import { clock } from './same-day.rules.ts';
import { type Standing, standAlone } from './stand-alone.rules.ts';

/** A part of a message, and the order before it. */
interface Elliptic {
  readonly stretch: Stretch;
  readonly pieces: readonly MessagePiece[];
  readonly last: Standing;
  readonly ground: Ground;
}

/** Each completes a part that leaves out what the order before it says; null where it is none. */
const completions: readonly ((said: Elliptic) => Standing | null)[] = [
  remindAgain,
  giveToOther,
  sendInPlace,
  letterOf,
  letterToOther,
  askSomebody,
  askOfOrder,
];

/** A part as the order it is with what stands before it; null where it needs nothing of that. */
export function completeLeftOut(stretch: Stretch, last: Standing, ground: Ground): Standing | null {
  const { pieces } = readText(stretch.text, ground);
  for (const way of completions) {
    const found = way({ stretch, pieces, last, ground });
    if (found !== null) return found;
  }
  return null;
}

/** What begins something else than work. */
const ownVerbs: ReadonlySet<Cue | null> = new Set<Cue | null>([
  ...(['remind-self', 'remind', 'give', 'cancel', 'move', 'prolong', 'poll'] as const),
]);
const saysWork = (pieces: readonly MessagePiece[]): boolean => !pieces.some(({ cue }) => ownVerbs.has(cue));
const naming = (pieces: readonly MessagePiece[]): readonly MessagePiece[] =>
  pieces.filter(({ kind, cue }) => kind !== 'mark' && cue !== 'polite');

const begins = /^(?:nhắc|nhac|remind)\s/iu;

/** "Nhắc 17h deploy, rồi 17h15 check log" */
function remindAgain({ stretch: { text }, pieces, last }: Elliptic): Standing | null {
  const isReminder = last.is === 'order' && (last.kind === 'remind' || begins.test(last.text));
  const [head, ...rest] = naming(pieces);
  const isTimed = head?.kind === 'time' && clock.test(head.text) && clock.test(last.text);
  return isReminder && isTimed && rest.length > 0 && saysWork(pieces)
    ? { is: 'order', kind: 'remind', text: `nhắc tôi ${text}` }
    : null;
}

const leastWork = 2;

const taskFor = /^(?:việc|viec)\s+cho\s+/iu;

/** "Giao Mai lập bảng công nợ, còn Tùng sửa máy in", "…; với việc cho em Tùng dựng trang đăng ký" */
function giveToOther({ stretch, pieces, last, ground }: Elliptic): Standing | null {
  const { text, joint, joiner } = stretch;
  if (last.kind === 'task' && taskFor.test(text)) return { is: 'order', kind: 'task', text: `giao ${text}` };
  const isApart = joiner !== '' || (joint === 'sentence' && last.text.endsWith(';'));
  const [head, ...rest] = naming(pieces);
  const isGiven = head?.kind === 'name' && rest.filter(({ kind }) => kind === 'word').length >= leastWork;
  if (last.kind !== 'task' || !isApart || !isGiven || !saysWork(pieces)) return null;
  const alone = standAlone(text, null, ground);
  return alone === null || alone.kind === 'task' ? { is: 'order', kind: 'task', text: `giao ${text}` } : null;
}

const sends =
  /^(?:nhờ|để|cử|kêu|bảo|gọi|cho|mời|nho|de|cu|keu|bao|goi|moi)(?:\s+(?:cho|em|anh|chị|cô|chú|bác|chi|co|chu|bac))?$/iu;
const inMyPlace =
  /^(?:(?:vào|vô|đi|ngồi|vao|vo|di|ngoi)\s+)?(?:(?:dự|họp|tham gia|tham dự|du|hop|tham du)\s+)?(?:thay|thế)(?!\p{L})|^(?:dự|họp|tham gia|du|hop)\s+(?:giùm|hộ|giúp|gium|ho|giup)(?!\p{L})/iu;

/** "Nhờ em Linh dự thay bác" behind a no: she is invited. */
function sendInPlace({ stretch: { text }, pieces, last }: Elliptic): Standing | null {
  const who = pieces.find(({ kind }) => kind === 'name');
  if (who === undefined || last.kind !== 'respond-no') return null;
  const isSent = sends.test(text.slice(0, who.from).trim()) && inMyPlace.test(text.slice(who.to).trim());
  return isSent ? { is: 'order', kind: 'invite', text: `mời ${who.text} vào buổi đó`, isOfLast: true } : null;
}

const letsKnow =
  /^(?:báo|nhắn|nói|thông báo|bảo|cho|bao|nhan|noi|thong bao)\s+(?:cho\s+|với\s+|voi\s+)?(?<who>(?:\S+\s+){0,3}?\S+)\s+(?:biết|hay|nắm|một tiếng|1 tiếng|biet|nam|mot tieng)(?:\s+(?:luôn|với|nhé|nha|giúp|hộ|giùm|em|tôi|tui|mình|anh|chị|bác|cô|chú|ạ|luon|voi|nhe|giup|ho|gium|toi|minh|chi|bac|a|nữa|nua)){0,4}[\s.!]*$/iu;
/** What is done to a task nobody else learns of but who is to do it. */
const ofWork: ReadonlySet<IntentKind> = new Set([
  ...(['task', 'task-done', 'task-deadline', 'task-assign', 'task-accept'] as const),
]);

/** "Báo chị Hà biết luôn" */
function letterOf({ stretch: { text }, pieces, last }: Elliptic): Standing | null {
  const who = letsKnow.exec(text)?.groups?.who;
  const isNamed = pieces.some(({ kind }) => kind === 'name');
  return last.is === 'order' && who !== undefined && isNamed && ofWork.has(last.kind)
    ? { is: 'order', kind: 'letter', text: who, isNews: true }
    : null;
}

const writes =
  /^(?:báo|nhắn|bảo|nói|bao|nhan|noi)(?:\s+(?:giúp|giùm|hộ|lại|luôn|giup|gium|ho|lai|luon))?(?:\s+(?:cho|với|voi))?$/iu;
const leastWritten = 3;

/** "Đồng thời báo em Linh giữ nguyên phòng khách sạn": what somebody is to learn beside an order. */
function letterToOther({
  stretch: { text, joiner, joint },
  pieces,
  last,
  ground,
}: Elliptic): Standing | null {
  const who = pieces.find(({ kind }) => kind === 'name');
  const isApart = joiner !== '' || joint === 'sentence';
  if (who === undefined || last.is !== 'order' || !isApart) return null;
  const message = text.slice(who.to).trim();
  const isWritten = writes.test(text.slice(0, who.from).trim()) && message.split(' ').length >= leastWritten;
  return isWritten && standAlone(text, null, ground) === null
    ? { is: 'order', kind: 'letter', text: `viết thư cho ${who.text}: ${message}` }
    : null;
}

const asksOf = /^(?:hỏi|hoi)(?:\s+(?:giúp|giùm|hộ|luôn|giup|gium|ho|luon))?$/iu;
const leastAsked = 3;

/** "Hỏi anh Sơn có cần mời chị Hà không" behind an order: what is asked of somebody is written to them. */
function askSomebody({ stretch: { text }, pieces, last }: Elliptic): Standing | null {
  const who = pieces.find(({ kind }) => kind === 'name');
  if (who === undefined || last.is !== 'order' || !asksOf.test(text.slice(0, who.from).trim())) return null;
  const asked = text
    .slice(who.to)
    .replace(/^\s+(?:luôn|giúp|hộ|luon|giup|ho)(?=\s)/u, '')
    .trim();
  return asked.split(' ').length >= leastAsked
    ? { is: 'order', kind: 'letter', text: `viết thư hỏi ${who.text} ${asked}` }
    : null;
}

const changesTask = /^task-/u;
const changesMeeting = /^(?:respond|move|prolong|cancel|invite|uninvite|change-place|come-late)/u;
const namesOther: ReadonlySet<Cue | null> = new Set<Cue | null>([
  'meeting',
  'gathering',
  'task',
  'titled-task',
]);
const asksWhenDue = /(?:khi|luc|ngay|hom|bua|chung) (?:nao|mo)|bao gio|may (?:ngay|hom|gio)/u;
const isDue = /\b(?:xong|nop|han|deadline|dl|gui|trinh)\b/u;

/** "Em nhận việc soạn thư nhé, mà hôm mô phải xong?": a question that names nothing is of what the order before it is of. */
function askOfOrder({ stretch: { text, joiner, joint }, pieces, last }: Elliptic): Standing | null {
  const isApart = joiner !== '' || joint === 'sentence';
  const names = pieces.some(({ kind, cue }) => kind === 'name' || namesOther.has(cue));
  if (last.is !== 'order' || !isApart || names || !isQuestion(text)) return null;
  const said = fold(text);
  if (changesTask.test(last.kind) && asksWhenDue.test(said) && isDue.test(said))
    return { is: 'question', kind: 'task-state', text: 'việc đó hạn hôm nào?', isOfLast: true };
  const asked = askOfLast(text, { kind: 'after', of: 'next-meeting' });
  return changesMeeting.test(last.kind) && asked === 'next-meeting'
    ? { is: 'question', kind: asked, text: `buổi đó ${text}`, isOfLast: true }
    : null;
}
