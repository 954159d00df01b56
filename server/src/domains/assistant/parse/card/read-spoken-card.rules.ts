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

/** What a message may change of what is open; what only explains it stands behind a comma. */
export function readSpokenCard(said: SaidText, open: Open): SpokenCard {
  const whole = readWhole(said, open);
  const end = said.text.search(/[,;.]\s/u);
  const tail = said.text.slice(end + 1).trim();
  const isAll = whole.words.rest === '' && (whole.words.reason !== '' || !explains(tail));
  if (end < 0 || isAll || whole.words.stance !== null || cardOf(open.before) === null) return whole;
  const head = { text: said.text.slice(0, end), pieces: said.pieces.filter(({ to }) => to <= end) };
  const explainsLast = explains(tail) || !isRequest(tail);
  const first = explainsLast ? readAlone(head, open) : null;
  if (first !== null) return { ...first, words: { ...first.words, aside: tail } };
  if (!explains(head.text)) return whole;
  // "8h anh Sơn vướng giao ban, đổi 10h": what comes first explains.
  const from = said.text.length - said.text.slice(end + 1).trimStart().length;
  const behind = said.pieces.filter((piece) => piece.from >= from);
  const last = readAlone({ text: `${' '.repeat(from)}${tail}`, pieces: behind }, open);
  return last === null ? whole : { ...last, words: { ...last.words, aside: head.text.trim() } };
}

/** A part that says all it says of the card; null where it says something else. */
function readAlone(said: SaidText, open: Open): SpokenCard | null {
  const read = readWhole(said, open);
  return read.words.rest === '' && !read.words.asks && saysSomething(read) ? read : null;
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
const isRequest = (tail: string): boolean => {
  const said = new SpokenText(tail);
  return isAsked(said) || said.has(requests) || lengthOrHour.test(tail);
};
const lengthOrHour = /\d\s*(?:h|g|:|phút|phut|p|tiếng|tieng|giờ|gio|%)/iu;

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
