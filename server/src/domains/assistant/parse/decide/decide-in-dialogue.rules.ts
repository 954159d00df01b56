import { isQuestion } from '@hopgon/engine/answering/is-question';
import { readDayQuestion } from '@hopgon/engine/intent/acts/day-question';
import { findTitleRuns } from '@hopgon/engine/intent/acts/mark-titles';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { namesSomething } from '@hopgon/engine/intent/named-words';
import { plainlySaid } from '@hopgon/engine/intent/read-intent';
import { fold } from '@hopgon/engine/text/fold';
import { isPart, isWrite, surelyMeant } from '../../shared/intent-groups.rules.ts';
import { readSpokenAgenda } from '../turn/spoken-agenda.rules.ts';
import type { SpokenContext } from '../turn/spoken-context.rules.ts';
import { asksFacts } from './ask-facts.rules.ts';
import { asksOfOneTask } from './ask-task.rules.ts';
import { type Decided, decide, decideAs } from './decide-intent.rules.ts';
import { decideOfAnother } from './decide-of-another.rules.ts';
import { askOfLast } from './decide-of-last.rules.ts';
import { isLookedUp } from './is-looked-up.rules.ts';
import type { Ground, ReadText } from './read-text.rules.ts';

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
  const asked = decideQuestion(said, decided, ground.context);
  if (asked !== null) return asked;
  const other = decideOtherwise(said, decided, before);
  if (other !== null) return decideAs(other)(said);
  if (asksOfBeing.has(decided.kind) && saysName(said.pieces) && asksWhetherComes(said))
    return decideAs('meeting-people')(said);
  const ofLast = isWrite(decided.kind) && decided.score >= surelyMeant ? null : askOfLast(said.text, before);
  if (ofLast !== null) return ofTheLast(decideAs(ofLast)(said), said.text);
  const agenda = readSpokenAgenda(said.text);
  if (agenda !== null) return { ...decideAs('agenda-add')(said), act: agenda };
  return isPart(decided.kind) ? decideAlone(said, ground, decided) : decided;
}

/** What asks of a day, of one task or of one meeting in plain words; null where the likeliest kind stands. */
function decideQuestion(said: ReadText, decided: Decided, context: SpokenContext): Decided | null {
  const day = readDayQuestion(said.text, said.pieces);
  if (day !== null && !namesTitle(said.text, context)) return { ...decideAs('unknown')(said), question: day };
  if (asksOfOneTask(said, decided, context)) return decideAs('task-state')(said);
  return asksFacts(said, decided, context) ? decideAs('meeting-people')(said) : null;
}

const namesTitle = (text: string, { titles }: SpokenContext): boolean =>
  findTitleRuns(text, titles).some(({ kinds }) => kinds.size > 0);

const chats: ReadonlySet<IntentKind> = new Set(['small-talk', 'greeting', 'thanks']);
const looksAtAgenda =
  /(?<!\p{L})(?:xem|coi|đọc|mở|gửi|doc|mo|gui)\s+(?:\S+\s+){0,3}?(?:chương trình|agenda|chuong trinh)(?!\p{L})/iu;
/** What a message asks though its likeliest kind is another; null where that stands. */
function decideOtherwise(
  { text, reading, pieces }: ReadText,
  { kind }: Decided,
  before: SpokenContext['before'],
): IntentKind | null {
  // "Vậy mỗi hộp lời nhiêu" behind a look-up goes on asking, and who asks for a number or a time chats of nothing.
  const asks = isLookedUp(before) ? isQuestion(text) : asksForFigure.test(fold(text));
  if (chats.has(kind) && asks && namesSomething(reading)) return 'said';
  if (kind === 'unknown' && looksAtAgenda.test(text)) return 'meeting-agenda';
  // "Chị An mua máy in tới đâu rồi": where no task is called so, it is searched.
  if ((isPart(kind) || mayBeCheck.has(kind)) && asksToCheck.test(fold(text)) && saysName(pieces))
    return 'free';
  if (kind === 'minutes' && toWriteMinutes.test(fold(text))) return 'summary';
  if (asksForDue(kind, text, pieces)) return 'due-tasks';
  return searches.has(kind) && asksHowFar.test(fold(text)) ? 'task-state' : null;
}

const searches: ReadonlySet<IntentKind> = new Set(['said', 'unknown']);
const asksHowFar = /\b(?:toi|den) (?:dau|mo) roi\b|\b(?:xong|lam) chua\b/u;
const mayBeCheck: ReadonlySet<IntentKind> = new Set([
  'move',
  'invite',
  'uninvite',
  'prolong',
  'respond-no',
  'glossary',
  'unknown',
  'said',
]);
/** "Em nhớ chiều đó chị Ngọc Anh bận, coi giùm em với" asks whether somebody is busy, and changes nothing. */
const asksToCheck =
  /\b(?:ban|vuong|ket|trung lich|trung gio|ranh)\b.*\b(?:coi|xem|check|kiem tra|soat)\b(?: lai)?(?: \S+)? (?:giup|gium|dum|ho|voi|thu)|\b(?:coi|xem|check|kiem tra)(?: lai)?(?: (?:giup|gium|dum|ho|thu))?(?: (?:em|anh|chi|toi|minh))? (?:\S+ ){1,6}?(?:co )?(?:ban|vuong|ket|ranh|trung) (?:\S+ ){0,2}?(?:khong|ko|k|hong)\b/u;

/** "Cho em xem đã chốt gì để viết biên bản" asks for what was decided, and drafts nothing. */
const toWriteMinutes =
  /\b(?:xem|coi|biet|hoi|liet ke)\b.*\bde (?:\S+ ){0,2}?(?:viet|soan|lam|lap|ghi) (?:\S+ ){0,1}?(?:bien ban|bb)\b/u;
/** "Nay em phải xong cái chi" asks for work and for no meeting, "còn mấy việc phải xong trước 5/12" for that of its days. */
const asksForDue = (kind: IntentKind, text: string, pieces: ReadText['pieces']): boolean =>
  (kind === 'agenda' || (kind === 'own-tasks' && pieces.some((piece) => piece.kind === 'time'))) &&
  mustBeDone.test(fold(text));
const mustBeDone = /\b(?:phai|can) (?:\S+ )?(?:xong|nop|hoan thanh)\b|\bdeadline\b|\b(?:den|toi) han\b/u;
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
const ofTheLast = (decided: Decided, text: string): Decided =>
  decided.kind === 'task-state'
    ? {
        ...decided,
        question: { kind: 'task-state', words: saysOther.test(fold(text)) ? 'còn lại' : '', people: [] },
      }
    : decided;

/** The other one of two. */
const saysOther = /\b(?:cai|viec|task) (?:kia|con lai)\b/u;

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
