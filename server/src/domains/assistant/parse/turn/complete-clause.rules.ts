import type { Cue } from '@hopgon/engine/intent/acts/act-cue';
import type { Stretch } from '@hopgon/engine/intent/acts/cut-stretches';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { surelyMeant } from '../../shared/intent-groups.rules.ts';
import { decide, type Ground, type ReadText, readText } from './decide-intent.rules.ts';
import { completeLeftOut } from './left-out.rules.ts';
import { clock, onSameDay } from './same-day.rules.ts';
import { goesOnWithCard, namesNothing, type Standing, standAlone } from './stand-alone.rules.ts';

/** What a part of a message behind others orders or asks, with what it leaves out and they say; null where it is no order and no question. */
export function completeClause(
  stretch: Stretch,
  parts: readonly Standing[],
  ground: Ground,
): Standing | null {
  const last = parts.at(-1);
  if (last === undefined || holdsAll.has(last.kind)) return null;
  const completed = completeLeftOut(stretch, last, ground);
  if (completed !== null) return completed;
  const text = cutCondition(stretch.text, last.is);
  const isCut = text !== stretch.text;
  const own = standAlone(text, last.kind, ground, isCut ? leastOnCondition : surelyMeant);
  if (own === null) return stretch.joiner !== '' && last.is === 'order' ? ownWork(stretch.text) : null;
  const isApart = isCut || stretch.joint !== 'comma' || stretch.joiner !== '';
  const isTold =
    own.is === 'question' ? isApart || last.text.endsWith('?') : isOrder(own, { last, isApart, ground });
  return isTold ? { ...own, text: onSameDay(own, parts, ground) } : null;
}

interface Behind {
  readonly last: Standing;
  /** Something stands between them that tells them apart. */
  readonly isApart: boolean;
  readonly ground: Ground;
}

/** Whether an order is one beside what stands before it, and no more of it. */
function isOrder({ kind, text }: Standing, { last, isApart, ground }: Behind): boolean {
  const said = readText(text, ground);
  const { act, score } = decide(said, ground, { kind: 'after', of: last.kind });
  if (namesNothing(act) && !standsAlone.has(kind)) return false;
  // What an open card may take is of the card.
  if (last.is === 'part' && goesOnWithCard(text, ground)) return false;
  // A meeting that is not there yet has no reminder of its own.
  if (kind.startsWith('remind') && last.kind === 'schedule' && !clock.test(text)) return false;
  if (isApart) return true;
  // "Nhờ chị An hỏi hộ": said to those who learn of an answer.
  if (kind === 'note' || (last.kind.startsWith('respond') && begs.test(text))) return false;
  const isNamed = act !== null && 'words' in act && !namesNothing(act) && score >= surelyMeant;
  return opensOrder(said) || (isNamed && last.is === 'order');
}

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
