import type { Clause } from '../clauses/act-clause.ts';
import { addedAndRemoved } from '../clauses/people-in-clause.ts';
import type { IntentKind } from '../intent.ts';
import { fillAgenda } from './fill-agenda.ts';
import { fillAnswer } from './fill-answer.ts';
import { fillMove } from './fill-move.ts';
import { fillPoll } from './fill-poll.ts';
import { fillReminder } from './fill-reminder.ts';
import { fillRename } from './fill-rename.ts';
import { fillTaskChange } from './fill-task-change.ts';
import { findWordToOther, partsBeside } from './order-beside.ts';
import { readLetter } from './read-letter.ts';
import { readMessageTo } from './read-message-to.ts';
import { readNoted } from './read-noted.ts';
import type { MessagePiece } from './read-pieces.ts';
import { minutesIn } from './said-amounts.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';

type ActOf<Kind extends SpokenAct['kind']> = Extract<SpokenAct, { kind: Kind }>;

/** What a message of a kind wants written; null where it does not say enough of it, or the kind writes no act. */
export function fillAct(kind: IntentKind, said: SaidSlots): SpokenAct | null {
  const act = fillKind(kind, said);
  // Of a note the order to write it down stands behind it.
  const isWhole = kind === 'note' && readNoted(said.message) !== null;
  const beside = act === null || isWhole ? [] : partsBeside(said.message, piecesOfAct(kind, said), act);
  return act && beside.length > 0 ? { ...act, beside } : act;
}

/** Who leads a meeting is notified of who comes late anyway. */
function piecesOfAct(kind: IntentKind, { clause: { pieces } }: SaidSlots): readonly MessagePiece[] {
  const from = kind === 'come-late' ? findWordToOther(pieces) : -1;
  return from < 0 ? pieces : pieces.filter(({ to }) => to <= from);
}

function fillKind(kind: IntentKind, said: SaidSlots): SpokenAct | null {
  switch (kind) {
    case 'move':
      return fillMove(said);
    case 'prolong':
      return fillLength(said);
    case 'cancel':
      return fillCancellation(said);
    case 'invite':
    case 'uninvite':
      return fillInvitation(kind, said);
    case 'change-place':
      return fillPlace(said);
    case 'rename':
      return fillRename(said);
    case 'respond-yes':
    case 'respond-no':
    case 'respond-maybe':
    case 'come-late':
      return fillAnswer(kind, said);
    case 'agenda-add':
      return fillAgenda(said);
    case 'poll':
      return fillPoll(said);
    case 'nudge':
      return fillNudge(said);
    case 'note':
      return fillNote(said);
    case 'remind':
      return fillReminder(said);
    case 'delete-note':
      return { kind: 'delete-note', words: said.of('text') };
    case 'letter': {
      const letter = readLetter(said.message) ?? readMessageTo(said.message) ?? addressed(said);
      const isEmpty = letter.to === '' && letter.text === '';
      return isEmpty ? null : { kind: 'letter', ...letter, to: whomIn(said, letter.to) };
    }
    default:
      return fillTaskChange(kind, said);
  }
}

const someone = /^(?:anh|chị|em|cô|chú|bác|ông|bà|anh|chi|co|chu|bac)\s+(?:ấy|đó|nớ|kia|ay|do|no)$/iu;
/** Who is named once in the same message is who "anh ấy" points to. */
function whomIn({ clause }: SaidSlots, to: string): string {
  const [name, ...others] = clause.names();
  return someone.test(to) && name !== undefined && others.length === 0 ? name : to;
}

const wordsOfLetter = /(?<!\p{L})(?:thư|mail|email|tin nhắn|thu|tin nhan)(?!\p{L})/iu;

function fillNudge(said: SaidSlots): ActOf<'nudge'> | ActOf<'letter'> | null {
  const letter = wordsOfLetter.test(said.of('about')) ? readLetter(said.message) : null;
  // "Soạn cái thư nhắc anh ấy": the letter is no task that somebody is asked about.
  if (letter !== null && letter.to !== '') return { kind: 'letter', ...letter, to: whomIn(said, letter.to) };
  const person = said.namedIn('person') || (said.clause.names()[0] ?? '');
  return person === '' ? null : { kind: 'nudge', person, words: said.of('about') };
}

/** "Note vào buổi chuyển phần mềm: mã hàng dạng chữ" */
const notedIn =
  /^\s*(?:\S+\s+){1,4}?(?:vào|vô|cho|vao|vo)\s+((?:họp|buổi|cuộc|giao ban|hop|buoi|cuoc)[^:]*):\s*(\S.*)$/iu;

function fillNote(said: SaidSlots): ActOf<'note'> | null {
  const [, about, behind] = notedIn.exec(said.message) ?? [];
  if (about !== undefined && behind !== undefined)
    return { kind: 'note', text: behind, about: said.with({ about }).about };
  const text = readNoted(said.message) ?? said.of('text');
  return text === '' ? null : { kind: 'note', text, about: said.of('about') === '' ? null : said.about };
}

/** Without a word for a letter the tagged words say whom it is to: the last name among them. */
const addressed = (said: SaidSlots): { readonly to: string; readonly text: string } => ({
  to: said.listOf('to').length > 1 ? said.of('to') : said.namedIn('to'),
  text: said.of('text'),
});

const namesDay = /(?<!\p{L})(?:thứ|ngày|mai|mốt|tuần|tháng|thu|ngay|mot|tuan|thang)(?!\p{L})|\d\/\d/iu;
const isShorter = /(?<!\p{L})(?:rút|ngắn|bớt|sớm|cắt|giảm|rut|ngan|bot|som|cat|giam)(?!\p{L})/iu;

/** "Dời xuống 10h30", or to another day: an end is an hour, and nobody moves it. */
const movesBeginning = (clause: Clause, to: string): boolean =>
  to !== '' && !clause.has('prolong', 'shorten', 'add') && (clause.has('move') || namesDay.test(to));

/** "Rút còn 45 phút": what is left of it. */
const leavesLength =
  /(?<!\p{L})(?:còn|xuống|lại|con|xuong)\s+((?:\d+|nửa|một|hai|nua|mot)\s*(?:phút|p|tiếng|phut|tieng)(?!\p{L})(?:\s+(?:rưỡi|ruoi))?)/iu;

const longer = /(?<!\p{L})(?:thêm|them)\s+((?:\d+|nửa|một|nua|mot)\s*(?:phút|p|tiếng|phut|tieng)(?!\p{L}))/iu;

const wholeLength = (said: SaidSlots): number | null => {
  if (longer.test(said.message)) return null;
  return minutesIn(said.of('lasts')) ?? minutesIn(leavesLength.exec(said.message)?.[1] ?? '');
};

const lengthMore = (said: SaidSlots): number | null =>
  minutesIn(said.of('by')) ?? minutesIn(longer.exec(said.message)?.[1] ?? '');

/** An end is said by an hour: "30 phút, năm nào cũng" is none. */
const endIn = (said: SaidSlots): string => (saysHour.test(said.of('until')) ? said.of('until') : '');
const saysHour = /\d\s*(?:h|g|:|giờ|gio)|rưỡi|ruoi/iu;

function fillLength(said: SaidSlots): ActOf<'prolong'> | null {
  const about = said.about;
  const lasts = wholeLength(said);
  const by = lasts === null ? lengthMore(said) : null;
  const to = endIn(said) || (by === null && lasts === null ? (said.clause.times().at(-1) ?? '') : '');
  const minutes = by === null || !isShorter.test(said.message) ? by : -by;
  const anywhere = minutes === null && lasts === null ? minutesIn(said.message) : null;
  if (to === '' && minutes === null && lasts === null && anywhere === null) return null;
  if (movesBeginning(said.clause, to)) return null;
  const times = about.times.filter((time) => !to.includes(time));
  return { kind: 'prolong', ...about, times, to, minutes: minutes ?? (to === '' ? anywhere : null), lasts };
}

/** Without what leads to it and what ends a sentence: "vì kẹt khách rồi". */
const reasonIn = (said: SaidSlots): string =>
  said
    .of('reason')
    .replace(/^.{0,60}?(?<!\p{L})(?:vì|tại vì|bởi)\s+/iu, '')
    .replace(/^(?:vì|do|tại|vi|tai)\s+/iu, '')
    .replace(asksToNotify, '')
    .replace(asksToSayWhy, '')
    .replace(/\s+(?:rồi|roi|nhé|nha|ạ)$/iu, '');

/** "Chờ tàu, nhờ báo sếp Thu": whom to notify is no reason. */
const asksToNotify =
  /(?:^|[\s,]+)(?:nhờ|nho)?\s*(?:báo|nhắn|nói|bao|nhan|noi)\s+(?:(?:giùm|giúp|lại|với|cho|giup|lai|voi)\s+)*(?:anh|chị|sếp|chú|cô|bác|em|ông|bà|sep|chi|chu|co|bac|ong|ba)\s.*$/iu;

/** "…, nhớ kèm lý do" */
const asksToSayWhy = /[\s,]+(?:nhớ|nhờ|nho)\s+(?:kèm|ghi|nêu|kem|neu)(?!\p{L}).*$/iu;

/** Words with which a part asks for something more, and gives no reason: "báo chị Hà giúp em", and not "ứng viên vừa báo không đến được". */
const asksMore =
  /^(?:(?:nhờ|rồi|và|thì|mà|em|chị|anh|bạn|xin|nho|roi|va)\s+)*(?:xác nhận|trả lời|nhận lời|từ chối|hủy|báo|nhắn|nhắc|viết|soạn|gửi|mời|dời|xac nhan|tra loi|tu choi|huy|bao|nhan|nhac|viet|soan|gui|moi|doi)(?!\p{L})|(?<!\p{L})(?:giúp|giùm|dùm|hộ|giup|gium|dum)(?!\p{L})/iu;

/** "Hủy giao ban, thợ đi tập huấn hết": the last part, where it names something and asks for nothing. */
function reasonApart({ message, clause, slots }: SaidSlots): string {
  const at = clause.pieces.findLastIndex(({ kind, text }) => kind === 'mark' && /[,;.]/u.test(text));
  const said = at < 1 ? '' : message.slice(clause.pieces[at]?.to).trim();
  const holdsName = said.includes(slots.about ?? '\0');
  const naming = clause.pieces.slice(at + 1).filter(({ kind }) => kind === 'word' || kind === 'name');
  const isReason = naming.length > 1 && !holdsName && !asksMore.test(said) && !clause.isQuestion;
  return isReason ? said.replace(/\s+(?:rồi|nhé|nha|nghe|ạ|mà|roi|nhe)[.!]*$/iu, '') : '';
}

const everyOne = /(?<!\p{L})(?:tất cả|toàn bộ|mọi (?:cuộc|buổi|lịch)|hết các|tat ca|toan bo)(?!\p{L})/iu;
const allWords = /(?<!\p{L})(?:tất|cả|toàn|bộ|mọi|hết|các|tat|ca|toan|bo|moi|het|cac)(?!\p{L})/giu;

function fillCancellation(said: SaidSlots): ActOf<'cancel'> {
  const all = everyOne.test(said.message);
  const about = said.aboutThen;
  const words = all ? about.words.replace(allWords, '').trim() : about.words;
  return { kind: 'cancel', ...about, words, all, reason: reasonIn(said) || reasonApart(said) };
}

function fillInvitation(kind: 'invite' | 'uninvite', said: SaidSlots): ActOf<'invite'> | null {
  const { add, remove, names } = addedAndRemoved(said.clause);
  const tagged = said.listOf('people');
  const beside = kind === 'invite' ? add : remove;
  // "Thêm chị Linh với bác Lộc": who is named beside those that are tagged is meant as well.
  const more = tagged.length > 0 ? beside.filter((name) => !tagged.some((one) => one.includes(name))) : names;
  const people = tagged.length > 0 ? [...tagged, ...more] : [...beside, ...more];
  if (people.length === 0) return null;
  return {
    kind: 'invite',
    ...said.about,
    people: said.about.people.filter((name) => !people.some((one) => one.includes(name))),
    add: kind === 'invite' ? people : [],
    remove: kind === 'uninvite' ? people : [],
  };
}

function fillPlace(said: SaidSlots): ActOf<'change-place'> | null {
  const { clause } = said;
  const online = clause.has('online') ? true : clause.has('offline') ? false : null;
  const place = said.of('place');
  const isWay = /^(?:họp\s+)?(?:on|off|onl|zoom|meet|google|teams|online|offline|trực|từ xa)/iu.test(place);
  const where = isWay ? '' : place;
  return where === '' && online === null
    ? null
    : { kind: 'change-place', ...said.about, place: where, online };
}
