import { readChange } from '@hopgon/engine/intent/acts/read-change';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { MessageState } from '@hopgon/engine/intent/intent';
import type { CardWords } from '../../shared/card-words.rules.ts';
import { saysCardWords } from '../../shared/says-card-words.rules.ts';
import { saysFields } from '../../shared/says-fields.rules.ts';
import { isSmall } from '../../shared/small-words.rules.ts';
import { cleanChange, withoutRoomNames, withoutSpokenTo } from './clean-change.rules.ts';
import { isAsked } from './is-asked.rules.ts';
import { readCardWords } from './read-card-words.rules.ts';
import {
  explains,
  type SaidPart,
  type SaidText,
  saidPartsOf,
  saysWhatStays,
  withoutParts,
} from './said-parts.rules.ts';
import { SpokenText, wording } from './wording.rules.ts';

interface Open {
  readonly before: MessageState;
  readonly rooms: readonly string[];
}

export interface SpokenCard {
  readonly change: SpokenChange;
  readonly words: CardWords;
}

/** What a message may change of what is open; parts between commas that only explain it, or say what stays, change nothing. */
export function readSpokenCard(said: SaidText, open: Open): SpokenCard {
  const whole = readWhole(said, open);
  const all = saidPartsOf(said);
  if (all.length < 2 || cardOf(open.before) === null || isDictated(whole)) return whole;
  const staying = all.filter(saysWhatStays);
  if (staying.length === 0 || staying.length === all.length) return readParts(said, all, whole, open);
  const left = withoutParts(said, staying);
  const read = readParts(left, saidPartsOf(left), readWhole(left, open), open);
  const { isFirstHour } = whole.words;
  return { ...read, words: { ...read.words, isFirstHour } };
}

/** A sentence to write holds commas of its own. */
const isDictated = ({ words }: SpokenCard): boolean => words.letter.add !== '' || words.append !== '';

function readParts(said: SaidText, parts: readonly SaidPart[], whole: SpokenCard, open: Open): SpokenCard {
  const explained = parts.filter(explains);
  const isAll = whole.words.rest === '' && (whole.words.reason !== '' || explained.length === 0);
  if (parts.length < 2 || isAll || whole.words.stance !== null) return whole;
  const others = parts.filter((part) => explained.includes(part) || readAlone(part, open) === null);
  const isRequested = others.some((part) => !explained.includes(part) && isRequest(part, open));
  // "3h đi, 2h tui tiếp khách": what neither changes anything nor asks for anything says why.
  const aside = isRequested ? explained : others;
  if (aside.length === 0 || aside.length === parts.length) return whole;
  const left = readWhole(withoutParts(said, aside), open);
  return saysSomething(left) ? withAside(left, aside) : whole;
}

const withAside = (read: SpokenCard, parts: readonly SaidPart[]): SpokenCard => ({
  ...read,
  words: {
    ...read.words,
    aside: parts
      .map(({ text }) => text.trim())
      .filter(saysMore)
      .join(', '),
  },
});

/** "Ừ", "ủa khoan" say nothing that could be left out. */
const saysMore = (part: string): boolean =>
  part.includes(' ') && !isSmall(part.replace(/[.!…?]/gu, ' ').trim());

/** A part that says all it says of the card; null where it says something else. */
function readAlone(said: SaidText, open: Open): SpokenCard | null {
  const read = readWhole(said, open);
  const { rest, asks } = read.words;
  // "Anh Năm làm nghen": somebody with a word beside is said of the card as well.
  const isOfSomebody = read.change.names.length + read.change.add.length > 0 && !rest.includes(' ');
  // "Họp 2 tiếng": how long.
  const isLength = (read.change.minutes ?? read.change.more) !== null && lasting.test(rest);
  return (rest === '' || isOfSomebody || isLength) && !asks && saysSomething(read) ? read : null;
}

const lasting = /^(?:họp|bàn|gặp|ngồi|làm|hop|ban|gap|ngoi|lam)$/iu;

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

function readWhole(all: SaidText, { before, rooms }: Open): SpokenCard {
  const card = cardOf(before);
  const subject = card === 'schedule' ? findSubject(all.text) : null;
  // What a meeting is about is no time and nobody's name.
  const said = subject === null ? all : withoutParts(all, [subject]);
  const { text, pieces } = said;
  const read = cleanChange(text, readChange(text, pieces));
  const spoken = card?.startsWith('task') === true ? withoutSpokenTo(text, read) : read;
  const words = readCardWords(text, { pieces, change: spoken, card, rooms });
  const room = words.roomSize === null ? spoken.room : '';
  const change = withoutRoomNames(withoutReason(said, { ...spoken, room }, words), words.room);
  return { words, change: subject === null ? change : { ...change, title: subject.title } };
}

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase('vi')}${text.slice(1)}`;

const leadsToSubject =
  /(?<!\p{L})(?:nội dung|chủ đề|noi dung|chu de)(?:\s+(?:cuộc họp|buổi họp|họp|cuoc hop|buoi hop|hop))?\s*(?:thì\s+|thi\s+)?(?:(?:là|la)\s+|[:=]\s*)([^,.;]{2,120})/iu;

/** "Nội dung là thưởng cuối năm": where it stands, and the title it gives. */
function findSubject(
  text: string,
): { readonly from: number; readonly to: number; readonly title: string } | null {
  const found = leadsToSubject.exec(text);
  const title = found?.[1]?.trim().replace(/\s+(?:nhé|nha|nghe|nghen|đi|nhe|ạ)$/iu, '') ?? '';
  return found === null || title === ''
    ? null
    : { from: found.index, to: found.index + found[0].length, title: capital(title) };
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
