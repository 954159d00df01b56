import { isQuestion } from '@hopgon/engine/answering/is-question';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { namesSomething } from '@hopgon/engine/intent/named-words';
import { plainlySaid } from '@hopgon/engine/intent/read-intent';
import { fold } from '@hopgon/engine/text/fold';
import { isPart, isWrite, surelyMeant } from '../../shared/intent-groups.rules.ts';
import { type Decided, decide, decideAs, type Ground, type ReadText } from './decide-intent.rules.ts';
import { decideOfAnother } from './decide-of-another.rules.ts';
import { askOfLast } from './decide-of-last.rules.ts';
import { isLookedUp } from './is-looked-up.rules.ts';
import { readSpokenAgenda } from './spoken-agenda.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';

/** Whether somebody is named; somebody's own matters are not looked for. */
export const saysName = (pieces: readonly MessagePiece[]): boolean =>
  pieces.some(({ kind }) => kind === 'name');

/** Where it was asked what a message is, what follows may be no answer but something else. */
export function decideInDialogue(said: ReadText, ground: Ground): Decided {
  const { before } = ground.context;
  const decided = decide(said, ground, before);
  // "Ngoài ra Tùng còn việc gì": whose tasks they are is named.
  const isOther = saysName(said.pieces) && !said.pieces.some(({ cue }) => cue === 'self');
  if (decided.kind === 'own-tasks' && isOther) return decideAs('person-tasks')(said);
  const other = decideOtherwise(said, decided, before);
  if (other !== null) return decideAs(other)(said);
  if (asksOfBeing.has(decided.kind) && saysName(said.pieces) && asksWhetherComes(said))
    return decideAs('meeting-people')(said);
  const ofLast = isWrite(decided.kind) && decided.score >= surelyMeant ? null : askOfLast(said.text, before);
  if (ofLast !== null) return ofTheLast(decideAs(ofLast)(said));
  const agenda = readSpokenAgenda(said.text);
  if (agenda !== null) return { ...decideAs('agenda-add')(said), act: agenda };
  return isPart(decided.kind) ? decideAlone(said, ground, decided) : decided;
}

const chats: ReadonlySet<IntentKind> = new Set(['small-talk', 'greeting', 'thanks']);
const looksAtAgenda =
  /(?<!\p{L})(?:xem|coi|đọc|mở|gửi|doc|mo|gui)\s+(?:\S+\s+){0,3}?(?:chương trình|agenda|chuong trinh)(?!\p{L})/iu;
/** What a message asks though its likeliest kind is another; null where that stands. */
function decideOtherwise(
  { text, reading }: ReadText,
  { kind }: Decided,
  before: SpokenContext['before'],
): IntentKind | null {
  // "Vậy mỗi hộp lời nhiêu" behind a look-up goes on asking, and who asks for a number or a time chats of nothing.
  const asks = isLookedUp(before) ? isQuestion(text) : asksForFigure.test(fold(text));
  if (chats.has(kind) && asks && namesSomething(reading)) return 'said';
  // "Hình như chiều đó chị Hà bận, coi giùm em": beside a card it is looked up, and changes nothing.
  if (before?.kind === 'card' && isPart(kind) && looksUp.test(fold(text)) && speaksOfBusy.test(fold(text)))
    return 'free';
  if (kind === 'unknown' && looksAtAgenda.test(text)) return 'meeting-agenda';
  // "Chị An mua máy in tới đâu rồi": where no task is called so, it is searched.
  return searches.has(kind) && asksHowFar.test(fold(text)) ? 'task-state' : null;
}

const looksUp =
  /\b(?:coi|xem|check|kiem tra|ngo)(?: lai| thu)? (?:gium|giup|ho|dum|thu)\b|\b(?:coi|xem|check) lai\b/u;
const speaksOfBusy = /\b(?:ban|ranh|vuong|ket|trung lich|co hop|dung lich)\b/u;
const searches: ReadonlySet<IntentKind> = new Set(['said', 'unknown']);
const asksHowFar = /\b(?:toi|den) (?:dau|mo) roi\b|\b(?:xong|lam) chua\b/u;
const asksForFigure =
  /\b(?:may (?:gio|h|ngay|nguoi|tieng|phut|hop)|bao nhieu|bao gio|bao h|khi nao|luc nao)\b/u;

const finds: ReadonlySet<IntentKind> = new Set(['free', 'find-time']);
const ifFree =
  /(?<![\s,])[\s,]+(?:(?:có|co)\s+)?(?:rảnh|trống|ranh|trong)(?:\s+(?:cùng lúc|hết|cả|cung luc|het))?\s+(?:không|ko|k|hông|hong|khong)(?:\s*[,.?])?\s+(?:nếu|neu)(?:\s+(?:cả hai|mọi người|họ|thì|đều|ca hai|moi nguoi|thi|deu)){0,3}\s+(?:rảnh|trống|được|ok|ranh|trong|duoc)(?:\s+(?:hết|cả|het|ca))?(?:\s+(?:thì|thi))?,?\s+(?=(?:đặt|hẹn|xếp|lên lịch|tạo|book|dat|hen|xep|len lich|tao)(?!\p{L}))/iu;

/** "Chị rảnh giờ nào thì lấy giờ đó", "coi buổi chiều nào mọi người đều rảnh": the times to choose from are those at which they are free. */
const whenFree =
  /,?\s*(?:(?:chị|anh|em|cô|chú|bác|ông|bà|mọi người|cả nhà|ai cũng|chi|co|chu|bac|moi nguoi)(?:\s+(?:ấy|ay))?\s+)?(?:rảnh|trống|tiện|ranh|trong|tien)\s+(?:giờ|lúc|khi|gio|luc)\s+nào\s+(?:thì|thi)?\s*(?:lấy|chọn|đặt|họp|gặp|lay|chon|dat|hop|gap)(?:\s+(?:luôn|vào|luon|vao))?\s*(?:giờ|lúc|khi|gio|luc)?\s*(?:đó|ấy|nấy|do|ay)?(?=[\s,.]|$)/iu;

/** "Chị rảnh giờ nào thì lấy giờ đó" leaves the hour to who arranges it. */
export const takesFirstFree = (text: string): boolean => whenFree.test(text);

const asksToLook =
  /^(?:xem|coi)(?:\s+(?:giúp|hộ|giùm|giup|ho))?(?:\s+(?:tôi|em|anh|chị|mình|toi|minh))?\s+/iu;

/** "Chị Hà chiều mai có rảnh không, nếu rảnh thì đặt 15h": the order without its condition, as its card says who is busy; else null. */
export function orderIfFree({ text }: ReadText, { kind }: Decided): string | null {
  const chosen = text.replace(whenFree, '');
  if (chosen !== text) return chosen;
  const order = finds.has(kind) ? text.replace(ifFree, ' ') : text;
  return order === text ? null : order.replace(asksToLook, '');
}

/** Kinds that "chị Hòa có đi không" is taken for. */
const asksOfBeing: ReadonlySet<IntentKind> = new Set(['free', 'find-time', 'agenda', 'people', 'unknown']);
const comes =
  /(?<!\p{L})(?:có|co|sẽ|se)(?:\s+(?:đi|dự|tham gia|tham dự|vô|vào|tới|đến|mặt|di|du|tham du|vo|vao|toi|den|mat)){1,3}(?:\s+(?:họp|hop|được|dc|đc|duoc))?\s+(?:không|ko|k|hông|hong|hok|khong|chưa|chua)(?!\p{L})/iu;

/** "Chị Hòa có đi không" asks whether somebody comes to the meeting, and not when they are free. */
const asksWhetherComes = ({ text, pieces }: ReadText): boolean =>
  comes.test(text) && !pieces.some(({ kind }) => kind === 'time');

/** "Hạn hôm nào ấy nhỉ": the words ask, and name no task. */
const ofTheLast = (decided: Decided): Decided =>
  decided.question?.kind === 'task-state'
    ? { ...decided, question: { ...decided.question, words: '', people: [] } }
    : decided;

/** What reads like a part of what is open may be something of its own. */
function decideAlone(said: ReadText, ground: Ground, decided: Decided): Decided {
  const { before, choice } = ground.context;
  // A cancellation has no time: words with another one move the meeting instead.
  const isOfCancellation = before?.kind === 'card' && before.of === 'cancel';
  if (before === null) return decided;
  const alone = decide(said, ground, null);
  if (choice !== null) return alone.score >= surelyMeant ? alone : decided;
  if (isOfCancellation) return alone.kind === 'move' && alone.score >= plainlySaid ? alone : decided;
  const another = before.kind === 'card' ? decideOfAnother(said, ground, before.of) : null;
  if (another !== null) return another;
  // What fills nothing of a question or a card is read by itself.
  return isPart(alone.kind) || alone.score < leastOfItsOwn
    ? decided
    : { ...decided, others: [...decided.others, alone.kind] };
}

/** Less likely is more often an answer that is not understood. */
const leastOfItsOwn = 0.5;
