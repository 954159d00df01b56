import { isQuestion } from '@hopgon/engine/answering/is-question';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { isPart, isWrite, surelyMeant } from '../../shared/intent-groups.rules.ts';
import { type Decided, decide } from '../decide/decide-intent.rules.ts';
import { type Ground, type ReadText, readText } from '../decide/read-text.rules.ts';

/** A part of a message by itself: an order, a question, or something said of what is open. */
export interface Standing {
  readonly is: 'order' | 'question' | 'part';
  readonly kind: IntentKind;
  readonly text: string;
  /** Somebody is to learn of what the order before it does. */
  readonly isNews?: boolean;
  /** It is of the meeting that the order before it names. */
  readonly isOfLast?: boolean;
}

/** What answers an invitation, or says how a task stands, is often said in few words. */
const answerKinds: ReadonlySet<IntentKind> = new Set([
  'respond-yes',
  'respond-no',
  'respond-maybe',
  'task-accept',
  'task-decline',
  'task-done',
]);
const leastOfAnswer = 0.45;
const leastAsked = 0.4;
const leastNamed = 0.2;

/** Kinds that ask nothing which a part of a message would be set apart for. */
const asksNothing: ReadonlySet<IntentKind> = new Set([
  'greeting',
  'thanks',
  'small-talk',
  'unknown',
  'confirm',
  'dismiss',
  'undo',
  'follow-up',
  'help',
  'import',
]);

/** What explains another part is nothing by itself. */
const explains =
  /^(?:vì|tại|do|bởi|nhưng|để|nhờ vậy|kẻo|chứ|là|tức|sợ|ngại|lo|bàn|về|nội dung|trao đổi|vi|tai|boi|nhung|de|keo|chu|tuc|so|ngai|ban|noi dung|trao doi)(?!\p{L})/iu;
/** "Nhưng khoan tick done": what is not to be done yet is no order. */
const putsOff =
  /(?<!\p{L})(?:khoan(?: hãy| hẵng| đã)?|đừng|khỏi|chưa cần|không cần|không|hông|ko|chẳng|dung|chua can|khong can|khong|hong)\s+(?:tick|đánh|đóng|gửi|gởi|hủy|huỷ|dời|xóa|xoá|danh|dong|gui|goi|huy|doi|xoa)(?!\p{L})/iu;
const asksWhether = /(?:được|đc|dc|duoc|nhé|nha)\s+(?:không|ko|k|hông|hong|khong)(?!\p{L})/iu;

/** A text as an order or a question of its own; null where it is not surely one. */
export function standAlone(
  text: string,
  after: IntentKind | null,
  ground: Ground,
  least = surelyMeant,
): Standing | null {
  if (explains.test(text)) return null;
  const said = readText(text, ground);
  const decided = decide(said, ground, after === null ? null : { kind: 'after', of: after });
  const { kind, score } = decided;
  if (isWrite(kind)) {
    const isMeant = isSure(decided, least) && saysAll(decided, said) && !isHeldBack(decided, text);
    return isMeant ? { is: 'order', kind, text } : null;
  }
  const asks = isQuestion(text) && !isPart(kind) && !asksNothing.has(kind);
  const { question } = decided;
  const isNamed = question !== null && 'isNamed' in question && question.isNamed === true;
  return asks && score >= (isNamed ? leastNamed : leastAsked) ? { is: 'question', kind, text } : null;
}

/** Whether what looks like an order asks, or says not to do it yet. */
const isHeldBack = ({ kind }: Decided, text: string): boolean =>
  !notifies.has(kind) && (putsOff.test(text) || (isQuestion(text) && !asksWhether.test(text)));
/** What is written to somebody may hold a question. */
const notifies: ReadonlySet<IntentKind> = new Set(['letter', 'nudge', 'note', 'remind', 'poll']);

const isSure = ({ kind, score }: Decided, least: number): boolean =>
  score >= (answerKinds.has(kind) ? Math.min(least, leastOfAnswer) : least);

/** Whether an order says what is to be written: a letter of one word would be empty, and a task of nothing none. */
function saysAll({ kind, act }: Decided, { pieces }: ReadText): boolean {
  if (act?.kind === 'letter') return act.text.trim().includes(' ');
  if (act?.kind === 'remind') return act.text !== '' || act.at !== '';
  return kind !== 'task' || pieces.filter((piece) => piece.kind === 'word').length >= leastWork;
}
const leastWork = 1;

/** Whether an order names nothing that it is of: it goes on with the one before. */
export const namesNothing = (act: SpokenAct | null): boolean =>
  act !== null &&
  'words' in act &&
  (act.words === '' || pointing.test(act.words) || ('isNamed' in act && act.isNamed === false)) &&
  !('times' in act && act.times.length > 0);

const pointing =
  /^(?:(?:việc|cái|buổi|cuộc|viec|cai|buoi|cuoc)\s+)?(?:này|ni|nầy|đó|ấy|nớ|kia|luôn|nay|do|ay|no|luon)$/iu;

/** Longer is no change of what is open. */
const mostOfPart = 14;

/** Whether a first part that is nothing by itself is said of what is open. */
export const mayStandFirst = ({ text }: Standing, ground: Ground): boolean =>
  text.split(' ').length <= mostOfPart && (goesOnWithCard(text, ground) || explainsCard(text, ground));

/** "Lý do là theo bác Lộc ra Huế" beside what may have a reason. */
const explainsCard = (text: string, { context: { before } }: Ground): boolean =>
  before?.kind === 'card' && /^(?:lý do|lí do|ly do|li do)(?!\p{L})/iu.test(text);

/** Whether a text changes what is open, or answers what was asked. */
export function goesOnWithCard(text: string, ground: Ground): boolean {
  const { before } = ground.context;
  if (before === null || before.kind === 'after') return false;
  const { kind } = decide(readText(text, ground), ground, before);
  return isPart(kind) || kind === 'dismiss' || kind === 'confirm';
}
