import type { Cue } from '@hopgon/engine/intent/acts/act-cue';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { Stretch } from '@hopgon/engine/intent/clauses/cut-stretches';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { surelyMeant } from '../../shared/intent-groups.rules.ts';
import { decide } from '../decide/decide-intent.rules.ts';
import { type Ground, type ReadText, readText } from '../decide/read-text.rules.ts';
import { completeLeftOut } from './left-out.rules.ts';
import { clock, inSameRoom, onSameDay } from './same-day.rules.ts';
import { goesOnWithCard, namesNothing, type Standing, standAlone } from './stand-alone.rules.ts';

/** What a part of a message behind others orders or asks, with what it leaves out and they say; null where it is no order and no question. */
export function completeClause(
  stretch: Stretch,
  parts: readonly Standing[],
  ground: Ground,
): Standing | null {
  const last = parts.at(-1);
  if (last === undefined || holdsAll.has(last.kind) || correctsItself.test(last.text)) return null;
  const completed = completeLeftOut(stretch, last, ground);
  if (completed !== null) return { ...completed, text: onSameDay(completed, parts, ground) };
  const text = cutCondition(stretch.text, last.is);
  const isCut = text !== stretch.text;
  const own = standAlone(text, last.kind, ground, isCut ? leastOnCondition : surelyMeant);
  if (own === null) return stretch.joiner !== '' && last.is === 'order' ? ownWork(stretch.text) : null;
  // Behind a new meeting it is said who writes its minutes: none are there to be drafted.
  if (own.kind === 'minutes' && last.kind === 'schedule') return null;
  const isApart = isCut || stretch.joint !== 'comma' || stretch.joiner !== '';
  const isAnswered =
    own.is === 'question' ? isApart || last.text.endsWith('?') : isOrder(own, { last, isApart, ground });
  return isAnswered ? { ...own, text: onSameDay(inSameRoom(own, last, ground), parts, ground) } : null;
}

/** "Chuyển cho … à mà thôi, chỉ tăng ưu tiên": one order that is corrected. */
const correctsItself = /(?:à mà thôi|à thôi|a ma thoi|à nhầm|à không)[\s,.…]*$/iu;

interface Behind {
  readonly last: Standing;
  /** Something stands between them that sets them apart. */
  readonly isApart: boolean;
  readonly ground: Ground;
}

/** Whether an order is one beside what stands before it, and no more of it. */
function isOrder(own: Standing, behind: Behind): boolean {
  const { last, isApart, ground } = behind;
  const said = readText(own.text, ground);
  const { act, score } = decide(said, ground, { kind: 'after', of: last.kind });
  if (isOfLast(own, act, behind)) return false;
  if (isApart) return true;
  const isNamed = act !== null && namesKnown(said) && score >= surelyMeant;
  return !isMoreOfLast(own, last) && (opensOrder(said) || (isNamed && last.is === 'order'));
}

/** Whether an order is of the one before it, or of the open card: it names nothing, or what is not there yet. */
function isOfLast({ kind, text }: Standing, act: SpokenAct | null, { last, ground }: Behind): boolean {
  if (namesNothing(act) && !standsAlone.has(kind)) return !isOfAsked(kind, last.kind);
  if (last.is === 'part' && goesOnWithCard(text, ground) && !makesOther(kind, text, ground)) return true;
  const isBefore = kind.startsWith('remind') && ahead.test(text) && !clock.test(text);
  return isBefore && (last.kind === 'schedule' || last.is === 'part');
}

const ofOneTask: ReadonlySet<IntentKind> = new Set(['task-state']);
const ofOneMeeting: ReadonlySet<IntentKind> = new Set(['next-meeting', 'meeting-people', 'meeting-agenda']);

/** "Mai nộp tờ khai tới đâu rồi? Chưa xong thì lùi hạn tới 22/12": what was asked about is changed. */
const isOfAsked = (kind: IntentKind, asked: IntentKind): boolean =>
  kind.startsWith('task') || kind === 'nudge' ? ofOneTask.has(asked) : ofOneMeeting.has(asked);

/** Whether it begins with what makes something, and that is none of the card: "bữa đó tạo việc nhờ chị An ghi biên bản". */
function makesOther(kind: IntentKind, text: string, ground: Ground): boolean {
  const { pieces } = readText(text, ground);
  const has = (some: readonly MessagePiece[], wanted: Cue): boolean => some.some(({ cue }) => cue === wanted);
  const head = pieces.slice(0, mostLead);
  const makes = has(head, 'make') || has(head, 'give') || (has(head, 'write') && has(pieces, 'mail'));
  return makes && ground.context.before?.of !== kind;
}

/** Whether what follows a comma only says more: an item, a note, or what is said to those who learn of an answer ("nhờ chị An hỏi hộ"). */
const isMoreOfLast = ({ kind, text }: Standing, last: Standing): boolean =>
  last.is === 'question' ||
  kind === 'note' ||
  (kind === 'agenda-add' && last.kind === kind) ||
  (last.kind.startsWith('respond') && begs.test(text));

/** "Nhắc trước 30 phút": of a meeting that is not there yet it is said with the meeting. */
const ahead = /(?<!\p{L})(?:trước|truoc)(?!\p{L})/iu;
const namingCues: ReadonlySet<Cue | null> = new Set<Cue | null>([
  'meeting',
  'gathering',
  'task',
  'titled-task',
]);
export const namesKnown = ({ pieces }: ReadText): boolean => pieces.some(({ cue }) => namingCues.has(cue));

const begs = /^(?:nhờ|mong|xin|nho)\s/iu;

/** An order under a condition that was asked for is one. */
const leastOnCondition = 0.45;

const work =
  /^(?:đặt|mua|in|gọi|chuẩn bị|làm|gửi|kiểm tra|soát|soạn|đăng ký|thuê|lấy|mang|đem|sắp xếp|dọn|treo|photo|scan|đóng|xin|hỏi|liên hệ|tìm)\s+\S+\s+\S/iu;

/** "Mời chị An vô buổi đó, với đặt cơm khách 3 suất": work that stands beside an order is the writer's own. */
const ownWork = (text: string): Standing | null =>
  work.test(text) ? { is: 'order', kind: 'task', text: `tạo việc cho tôi: ${text}` } : null;

/** What is said of these may hold any words. */
const holdsAll: ReadonlySet<IntentKind> = new Set(['letter', 'note', 'nudge', 'poll', 'minutes']);
/** Orders that need not name a meeting or a task. */
const standsAlone: ReadonlySet<IntentKind> = new Set([
  ...(['respond-yes', 'respond-no', 'respond-maybe', 'remind', 'schedule'] as const),
]);

const opening: ReadonlySet<Cue | null> = new Set<Cue | null>([
  ...(['remind-self', 'remind', 'give', 'make', 'cancel', 'move', 'invite', 'note'] as const),
  ...(['prolong', 'poll', 'write', 'take'] as const),
]);
const mostLead = 4;

/** Whether a text begins with what orders something. */
export const opensOrder = ({ pieces }: ReadText): boolean =>
  pieces.slice(0, mostLead).some(({ cue }) => opening.has(cue));

const condition =
  /^(?:(?:nếu|neu)\s+(?:\S+\s+){0,6}?|(?:chưa|rồi|có|còn|trống|không|được|rảnh|ok|kịp|chua|roi|co|con|trong|khong|duoc|ranh|kip)\s+(?:\S+\s+){0,2}?)(?:thì|thi)[\s,]+/iu;
const absence =
  /^(?:(?:nếu|khi|lúc|neu|khi|luc)\s+)?(?:em|tôi|tui|mình|anh|chị|cháu|bác|chú|cô|toi|minh|chi|chau|bac|chu|co)\s+(?:vắng|nghỉ|bận|không dự|không đi|vang|nghi|ban|khong du|khong di)(?:\s+\S+){0,3}?\s+(?:thì|thi)[\s,]+/iu;

/** "Trống thì giữ cho em 9h": each card is confirmed, so the order stands without its condition. */
const cutCondition = (text: string, behind: Standing['is']): string =>
  behind === 'question' ? text.replace(condition, '') : text.replace(absence, '');
