import { readChange } from '@hopgon/engine/intent/acts/read-change';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { MessageState } from '@hopgon/engine/intent/intent';
import type { CardWords } from '../../shared/card-words.rules.ts';
import { saysCardWords } from '../../shared/says-card-words.rules.ts';
import { saysFields } from '../../shared/says-fields.rules.ts';
import { cleanChange, withoutRoomNames, withoutSpokenTo } from './clean-change.rules.ts';
import { isAsked } from './is-asked.rules.ts';
import { readCardWords } from './read-card-words.rules.ts';
import { SpokenText, wording } from './wording.rules.ts';

interface SaidText {
  readonly text: string;
  readonly pieces: readonly MessagePiece[];
}

interface Open {
  readonly before: MessageState;
  readonly rooms: readonly string[];
}

export interface SpokenCard {
  readonly change: SpokenChange;
  readonly words: CardWords;
}

/** What a message may change of what is open; parts between commas that only explain it change nothing. */
export function readSpokenCard(said: SaidText, open: Open): SpokenCard {
  const whole = readWhole(said, open);
  const parts = saidPartsOf(said);
  const isExplained = parts.some(({ text }) => explains(text));
  const isAll = whole.words.rest === '' && (whole.words.reason !== '' || !isExplained);
  if (parts.length < 2 || isAll || whole.words.stance !== null || cardOf(open.before) === null) return whole;
  const read = parts.map((part) => (explains(part.text) ? null : readAlone(part, open)));
  const at = read.findIndex((one) => one !== null);
  const meant = read[at];
  const others = parts.filter((_, index) => index !== at);
  const isOne = read.filter((one) => one !== null).length === 1;
  // "3h đi, 2h tui tiếp khách": of several parts one alone says what changes, and no other asks for anything.
  if (!meant || !isOne || others.some((part) => !explains(part.text) && isRequest(part, open))) return whole;
  const aside = others.map(({ text }) => text.trim()).filter(saysMore);
  return { ...meant, words: { ...meant.words, aside: aside.join(', ') } };
}

/** "Ừ", "khoan" say nothing that could be left out. */
const saysMore = (part: string): boolean => part.includes(' ');

/** The parts of a message between commas, each at its place. */
function saidPartsOf({ text, pieces }: SaidText): SaidText[] {
  const ends = [...text.matchAll(/[,;.](?=\s)/gu)].map(({ index }) => index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts
    .map((from, at) => ({ from, to: ends[at] ?? text.length }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== '')
    .map(({ from, to }) => ({
      text: `${' '.repeat(from)}${text.slice(from, to)}`,
      pieces: pieces.filter((piece) => piece.from >= from && piece.to <= to),
    }));
}

/** A part that says all it says of the card; null where it says something else. */
function readAlone(said: SaidText, open: Open): SpokenCard | null {
  const read = readWhole(said, open);
  const { rest, asks } = read.words;
  // "Anh Năm làm nghen": somebody with a word beside is said of the card as well.
  const isOfSomebody = read.change.names.length + read.change.add.length > 0 && !rest.includes(' ');
  return (rest === '' || isOfSomebody) && !asks && saysSomething(read) ? read : null;
}

const busy = wording(
  'bận|vướng|kẹt|trùng|mắc|dính|(?:vô|vào|giao) ca|(?:vô|vào) lớp|(?:còn|có|phải|đang) (?:họp|hẹn|lịch|đi|lên|ra|tiếp|ký|đón|dự|về)|(?:họp|giao ban) rồi',
);
/** What somebody cannot do then is why, also where it names an hour; marks may stand in other parts only. */
const explains = (part: string): boolean =>
  (busy.marked.test(part) || busy.plain.test(part)) && !isAsked(new SpokenText(part));

const saysSomething = ({ change, words }: SpokenCard): boolean => saysFields(change) || saysCardWords(words);

/** What asks or orders more is no explanation. */
const requests = wording(
  'thêm|hỏi|gọi|rủ|kêu|cho (?=anh|chị|em|cô|chú|bác)|mời|bỏ|bớt|đổi|sửa|nhắc|giao|soạn|viết|đặt|tạo|xem giúp|coi giùm|tìm|hủy|huỷ|dời|lùi|ghi|gửi|báo|nhắn|với cả|kèm|ký|để (?:họp |chế độ )?kín|họp kín|online|phòng|hạn|ưu tiên|lấy',
);
function isRequest(part: SaidText, open: Open): boolean {
  const said = new SpokenText(part.text.trim());
  if (isAsked(said) || said.has(requests)) return true;
  const { change, words } = readWhole(part, open);
  // An hour or a length beside words of its own says why; beside a verb of change it is asked for.
  return (
    saysCardWords(words) ||
    changes.marked.test(part.text) ||
    change.priority !== null ||
    change.online !== null
  );
}
const changes = wording('kéo|rút|tăng|giảm|thành|sang|còn (?=\\d)|dài');

function readWhole(said: SaidText, { before, rooms }: Open): SpokenCard {
  const { text, pieces } = said;
  const card = cardOf(before);
  const read = cleanChange(text, readChange(text, pieces));
  const spoken = card?.startsWith('task') === true ? withoutSpokenTo(text, read) : read;
  const words = readCardWords(text, { pieces, change: spoken, card, rooms });
  return { words, change: withoutRoomNames(withoutReason(said, spoken, words), words.room) };
}

/** The kind of the open card; a draft that is no card is changed by words as well. */
function cardOf(before: MessageState): string | null {
  if (before === null || before.kind === 'asked') return null;
  return before.kind === 'card' || before.of === 'letter' ? before.of : null;
}

/** What stands in a reason changes nothing: "vì em Mai nghỉ ốm" gives the task to nobody. */
function withoutReason(
  { text, pieces }: SaidText,
  change: SpokenChange,
  { reason }: CardWords,
): SpokenChange {
  const from = reason === '' ? -1 : text.indexOf(reason);
  if (from < 0) return change;
  const to = from + reason.length;
  const left = `${text.slice(0, from)}${' '.repeat(reason.length)}${text.slice(to)}`;
  return cleanChange(
    left,
    readChange(
      left,
      pieces.filter((piece) => piece.to <= from || piece.from >= to),
    ),
  );
}
