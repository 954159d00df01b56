import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { type CardWords, noCardWords, noLetterWords } from '../../shared/card-words.rules.ts';
import { findRoom } from './find-room.rules.ts';
import { isAsked } from './is-asked.rules.ts';
import { readItemWords } from './read-item-words.rules.ts';
import { takeFirstHour, takeOwnWork, takeReopened, takeRoomSize } from './read-kind-words.rules.ts';
import { readLetterWords } from './read-letter-words.rules.ts';
import { takeAnswer, takeReason } from './read-reason.rules.ts';
import { opensAgreeing, readStance } from './read-stance.rules.ts';
import { restOf } from './rest-of.rules.ts';
import { takeRoles } from './take-roles.rules.ts';
import {
  daysLater,
  takeAnswerBy,
  takeBefore,
  takeDropped,
  takeDroppedPlaces,
  takeLate,
} from './take-times.rules.ts';
import { SpokenText, wording, wordingAt } from './wording.rules.ts';

export interface CardGround {
  readonly pieces: readonly MessagePiece[];
  readonly change: SpokenChange;
  /** The kind of message that asks for the open card; null where a question is open. */
  readonly card: string | null;
  /** Rooms of the company by name. */
  readonly rooms: readonly string[];
}

const closed = wording(
  '(?:họp |cuộc |buổi |để |chế độ |cho )*(?:kín|riêng tư|bí mật)(?: (?:thôi|luôn|đi|nhé|nha))*|(?:đừng|không|khỏi)(?: (?:để|cho))* (?:ai|người)(?: (?:khác|ngoài|nào))*(?: ngoài nhóm)? (?:thấy|biết|xem)|chỉ (?:người dự|ai dự|mấy người này|người được mời|người họp)(?: (?:mới|được|biết|thấy|xem))+',
);
const opened = wording(
  '(?:không|khỏi|đừng)(?: (?:cần|phải|để))* (?:họp )?kín(?: nữa)?|bỏ (?:họp )?kín|(?:họp|để) (?:công khai|bình thường)',
);

const swaps = wording(
  '(?:đổi|sửa|thay)(?: (?:chữ|từ|câu|đoạn|chỗ|giúp|lại))* (?<from>\\S.{0,60}?) (?:thành|bằng|sang thành) (?<to>\\S.{0,80}?)(?: (?:nhé|nha|đi|giúp|ạ|nghe|em|luôn))*[\\s.!]*$',
);

const halfPast = wordingAt(
  '(?:à |thành |sang |lúc )*(?:giờ )?rưỡi(?: (?:nhé|nha|đi|thôi|cho chắc|luôn|ạ|em))*',
  'all',
);
const appends = wording(
  '(?:thêm|ghi thêm|ghi|bổ sung|kèm)(?:(?: (?:vào|phần|cái|mục|giúp|cho))* (?:mô tả|ghi chú|chú thích|nội dung|chi tiết|lời nhắn|tin nhắn|nữa là|là|rằng)(?: (?:là|vào|việc))*:?|(?: nữa)?:) (?<text>\\S.{1,160}?)(?: (?:nhé|nha|nghe|giúp|ạ|luôn))*[\\s.!]*$',
);
const amount =
  /\d+(?:[.,]\d+)*\s*(?:%|k|tr|triệu|tỷ|nghìn|ngàn|đồng|kg|tấn|hộp|thùng|chai|lô|cái|suất|trieu|ty|dong|tan|hop|thung)(?![\p{L}\d])/iu;
const seriesEnds = wording('(?:buổi|lần) cuối(?: cùng)?(?: (?:là|vào|ngày|hôm))*|dừng(?: (?:vào|ở|ngày))*');
const wayHeld = wording(
  'họp (?:online|onl|on|off|offline|trực tuyến|trực tiếp|từ xa|tại chỗ|qua (?:zoom|meet|teams|mạng|google meet)|zoom|meet|teams)',
);
const ofAnswer: ReadonlySet<string> = new Set(['respond-yes', 'respond-no', 'respond-maybe']);
/** Cards on which words for being late move the time instead, or are only written. */
const notLate: ReadonlySet<string> = new Set([
  'schedule',
  'move',
  'prolong',
  'poll',
  'letter',
  'note',
  'agenda-add',
]);
const ofTask: ReadonlySet<string> = new Set([
  'task',
  'task-done',
  'task-deadline',
  'task-accept',
  'task-priority',
  'task-assign',
]);

function readByKind(
  said: SpokenText,
  card: string,
  asks: boolean,
): Pick<CardWords, 'append' | 'letter' | 'items' | 'keepsIt' | 'reopens' | 'isFirstHour' | 'days'> {
  return {
    append: card === 'letter' || card === 'agenda-add' ? '' : unquote(said.take(appends)?.groups?.text ?? ''),
    letter: card === 'letter' ? readLetterWords(said, asks) : noLetterWords,
    items: card === 'agenda-add' && !asks ? readItemWords(said) : [],
    keepsIt: (ofTask.has(card) || card === '') && takeOwnWork(said),
    reopens: card === 'task-done' && takeReopened(said),
    isFirstHour: takeFirstHour(said),
    days: ofTask.has(card) ? daysLater(said) : null,
  };
}

/** What a message says of what is open, beside its times, names and lengths; and what none of it took. */
export function readCardWords(message: string, ground: CardGround): CardWords {
  const { pieces, change, rooms } = ground;
  const card = ground.card ?? '';
  const said = new SpokenText(message);
  const roomSize = takeRoomSize(said, card);
  // "Lấy phòng nhỏ thôi, còn trống không": one that is free is chosen.
  const asks = roomSize === null && isAsked(said);
  markTaken(said, change);
  const fields = {
    roomSize,
    room: findRoom(said, rooms, change.room),
    ...(card === 'poll' ? readPollWords(said, pieces) : { answerBy: '', dropOptions: [], dropTimes: [] }),
    ...takeRoles(said, pieces),
    before: takeBefore(said),
    late: asks || notLate.has(card) ? null : takeLate(said),
    isClosed: takeClosed(said),
    isHalfPast: said.take(halfPast) !== null,
    ...readByKind(said, card, asks),
    ...readWhy(said, card, asks),
  };
  const why = withWritten(fields, card);
  said.take(wayHeld);
  const isPlain = fields.letter.remove === null;
  const saysWhen =
    saysMore(fields) || saysTimes(change) || fields.dropOptions.length > 0 || change.remove.length > 0;
  return {
    ...noCardWords,
    ...why,
    asks,
    opensAgreeing: opensAgreeing(message),
    stance: isPlain ? readStance(message, { pieces, card: ground.card, asks, saysWhen }) : null,
    amount: amount.exec(message)?.[0].trim() ?? '',
    swap: change.title === '' ? swapIn(said) : null,
    rest: restOf(said, pieces, change),
  };
}

/** "Ghi là giảng viên bận" of a cancellation or a no is why. */
const withWritten = <Of extends Pick<CardWords, 'append' | 'reason'>>(fields: Of, card: string): Of =>
  (card === 'cancel' || card === 'respond-no') && fields.append !== ''
    ? { ...fields, reason: fields.reason || fields.append, append: '' }
    : fields.append.includes(unquote(fields.reason))
      ? { ...fields, reason: '' }
      : fields;

const saysMore = ({ room, isClosed, keepsIt }: Pick<CardWords, 'room' | 'isClosed' | 'keepsIt'>): boolean =>
  room !== '' || isClosed !== null || keepsIt;

/** The words that the change holds already. */
function markTaken(said: SpokenText, { room, until }: SpokenChange): void {
  for (const words of [room, until]) {
    const from = words === '' ? -1 : said.text.indexOf(words);
    if (from >= 0) said.mark({ from, to: from + words.length });
  }
  if (until !== '') said.take(seriesEnds);
}

const saysTimes = ({ times, minutes, more, shift }: SpokenChange): boolean =>
  times.length > 0 || (minutes ?? more ?? shift) !== null;

function readPollWords(
  said: SpokenText,
  pieces: readonly MessagePiece[],
): Pick<CardWords, 'answerBy' | 'dropOptions' | 'dropTimes'> {
  const dropOptions = takeDroppedPlaces(said);
  const answerBy = takeAnswerBy(said, pieces);
  return { answerBy, dropOptions, dropTimes: takeDropped(said, pieces).filter((time) => time !== answerBy) };
}

function takeClosed(said: SpokenText): boolean | null {
  if (said.take(opened)) return false;
  return said.take(closed) ? true : null;
}

function readWhy(said: SpokenText, card: string, asks: boolean): Pick<CardWords, 'answer' | 'reason'> {
  const answered = ofAnswer.has(card) ? takeAnswer(said) : null;
  const answer = answered?.answer ?? null;
  return { answer, reason: asks && answer === null ? '' : takeReason(said) || (answered?.why ?? '') };
}

function swapIn(said: SpokenText): CardWords['swap'] {
  const { from, to } = said.find(swaps)?.groups ?? {};
  return from === undefined || to === undefined ? null : { from: unquote(from), to: unquote(to) };
}

const unquote = (text: string): string => text.replace(/^["“”'\s]+|["“”'\s]+$/gu, '');
