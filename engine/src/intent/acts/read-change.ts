import { Clause } from '../clauses/act-clause.ts';
import { addedAndRemoved } from '../clauses/people-in-clause.ts';
import { ofOneWeek } from './fill-poll.ts';
import { timeLedTo } from './moved-time.ts';
import type { MessagePiece } from './read-pieces.ts';
import { lengthWords, minutesIn, priorityIn } from './said-amounts.ts';
import type { SpokenChange } from './spoken-act.ts';

/** What a message may change on an open card, or fill in where something was asked back. */
export function readChange(message: string, all: readonly MessagePiece[]): SpokenChange {
  const titled = newTitle.exec(message);
  const [, title = ''] = titled ?? [];
  // What a title says is no time and nobody's name.
  const pieces = titled === null ? all : all.filter(({ to }) => to <= titled.index);
  const clause = new Clause(titled === null ? message : message.slice(0, titled.index), pieces);
  const room = roomIn(clause);
  const until = untilIn(clause);
  const { add, remove, names } = addedAndRemoved(clause);
  const named = [...add, ...remove, ...names].join(' ');
  const inRoom = (name: string) => room !== '' && room.includes(name);
  const spell = clause.at('spell-out');
  const spellOut = spell < 0 ? '' : spelledOut(clause, spell);
  const priority = priorityIn(clause);
  const content = (priority === null ? clause : withoutPriority(clause))
    .content()
    .replace(/(?<!\p{L})(?:trễ|muộn|sớm|hơn|tre|muon|som|hon)(?!\p{L})/giu, ' ')
    .replace(everyLength, ' ');
  return {
    times: listedTimes(clause)
      .filter((time) => time !== until && !(isLonger(clause) && moreTime.test(time)))
      .map((time) => (clause.has('add') ? withoutMore(time) : time)),
    to: timeLedTo(clause) ?? '',
    until,
    ...lengthsIn(clause),
    add: add.filter((name) => !inRoom(name)),
    remove,
    names: names.filter((name) => !inRoom(name)),
    room,
    online: clause.has('online') ? true : clause.has('offline') ? false : null,
    priority,
    spellOut,
    title: title.replace(/^["“”'\s]+|["“”'\s.]+$/gu, '').replace(/\s+(?:nhé|nha|nghe|nghen|đi|nhe)$/iu, ''),
    leftover: spell < 0 ? leftoverOf(content, `${room} ${named}`) : '',
    isQuestion: clause.isQuestion,
  };
}

/** "Tiêu đề: Bổ sung ca trực", "đặt tên là 1-1" */
const newTitle =
  /(?<!\p{L})(?:tiêu đề|tựa|tên|tieu de|ten)\s*(?:cuộc|buổi|họp|việc|cuoc|hop|viec)?\s*(?:lại|lai)?\s*(?:(?:là|thành|ghi là|la|thanh)\s+|[:=]\s*)(\S.*)$/iu;

const everyLength = new RegExp(`(?<![\\p{L}\\d])${lengthWords}`, 'giu');
const moreTime = /^\d{1,3}\s*(?:phút|phut|p)\s+(?:nữa|nua)$/iu;
const isLonger = (clause: Clause): boolean =>
  clause.has('add', 'prolong') && clause.names().length === 0 && minutesIn(clause.message) !== null;
const later = /(?<!\p{L})(?:trễ|muộn|lùi|tre|muon|lui)(?!\p{L})/iu;
const earlier = /(?<!\p{L})(?:sớm|som)(?!\p{L})/iu;

/** "45 phút" is how long it is, "thêm 15 phút" how much longer, "sớm hơn nửa tiếng" how much earlier. */
function lengthsIn(clause: Clause): Pick<SpokenChange, 'minutes' | 'more' | 'shift'> {
  const minutes = minutesIn(clause.message);
  const none = { minutes: null, more: null, shift: null };
  if (minutes === null) return none;
  if (earlier.test(clause.message)) return { ...none, shift: -minutes };
  if (later.test(clause.message)) return { ...none, shift: minutes };
  if (clause.has('shorten'))
    return /(?<!\p{L})còn(?!\p{L})/iu.test(clause.message)
      ? { ...none, minutes }
      : { ...none, more: -minutes };
  return isLonger(clause) ? { ...none, more: minutes } : { ...none, minutes };
}

/** "10h t2, 3h chiều t4, tuần sau hết": of several hours the week behind the last is that of all. */
function listedTimes(clause: Clause): string[] {
  const times = keptTimes(clause);
  return times.length > 1 && times.every((time) => saysHour.test(time)) ? ofOneWeek(times) : times;
}

const saysHour = /\d\s*(?:h|g|:|giờ|gio)/iu;

/** "Bỏ thứ Tư đi, chỉ thứ Hai": what stays is what is meant. */
function keptTimes(clause: Clause): string[] {
  const begins = /(?<!\p{L})(?:bắt đầu|bat dau)\s+(?:từ|vào|tu|vao)?\s*/iu.exec(clause.message);
  const first = begins && clause.pieces.find((piece) => piece.from >= begins.index + begins[0].length);
  const isOther = (time: string): boolean => time !== first?.text && /\d\s*(?:h|g|:)|giờ|gio/iu.test(time);
  if (first?.kind === 'time' && !clause.times().some(isOther)) return [first.text];
  const only = /(?<!\p{L})(?:chỉ|còn|giữ|chi|con)\s+(?:lại\s+|mỗi\s+|moi\s+)?/iu.exec(clause.message);
  if (!only || !clause.has('drop')) return clause.times();
  const from = clause.pieces.findIndex((piece) => piece.from >= only.index + only[0].length);
  const kept = from < 0 ? [] : clause.times(from);
  return kept.length > 0 ? kept : clause.times();
}

/** "thêm 16h nữa" names an hour; "2 tiếng nữa" is one from now. */
const withoutMore = (time: string): string =>
  /^\d{1,2}\s*(?:h|g|giờ|gio|:)/iu.test(time) ? time.replace(/\s+(?:nữa|nua)$/iu, '') : time;

const withoutPriority = ({ message, pieces }: Clause): Clause =>
  new Clause(
    message,
    pieces.filter(({ cue }) => cue !== 'low' && cue !== 'normal' && cue !== 'urgent'),
  );

/** "đến 16h", "tới hết tháng 2", "buổi cuối là 19/1", "10 buổi" */
function untilIn(clause: Clause): string {
  const { message } = clause;
  const at = clause.pieces.findIndex(
    ({ kind, from }, index) =>
      kind === 'time' &&
      (/^(?:đến|tới|den|toi)$/iu.test(clause.pieces[index - 1]?.text ?? '') ||
        endsSeries.test(message.slice(Math.max(0, from - longestEnd), from))),
  );
  return clause.pieces[at]?.text ?? sittings.exec(message)?.[0] ?? '';
}

const endsSeries =
  /(?<!\p{L})(?:(?:buổi|lần|buoi|lan)\s+(?:cuối|cuoi)(?:\s+cùng|\s+cung)?|dừng|kết thúc|dung|ket thuc)(?:\s+(?:là|vào|ngày|ở|hôm|la|vao|ngay|o|hom)){0,2}\s+$/iu;
const longestEnd = 40;
/** How often something is to be held. */
const sittings =
  /(?<![\d\p{L}])\d{1,3}\s+(?:buổi|lần|buoi|lan)(?!\p{L})(?!\s+(?:một|mỗi|mot|moi|cuối|đầu|cuoi|dau)(?!\p{L}))/iu;

const leftoverOf = (content: string, room: string): string =>
  content
    .split(/\s+/u)
    .filter((word) => word !== '' && !room.includes(word) && !/^\d{1,3}$/u.test(word))
    .join(' ');

/** "phòng Trúc", "ở phòng họp 2" */
export function roomIn(clause: Clause): string {
  const at = clause.at('room');
  if (at < 0) return '';
  const next = clause.pieces[at + 1];
  if (next?.kind === 'name') return clause.text(at, at + 2);
  return next?.kind === 'word' && /^(?:\d+|[A-Z]\d*|lớn|nhỏ|to|lon|nho)$/u.test(next.text)
    ? clause.text(at, at + 2)
    : '';
}

/** "à mà xe 29 chỗ, ghi rõ vào": what is to stand in the title, before or behind the words that say so. */
function spelledOut(clause: Clause, at: number): string {
  const trim = (text: string) =>
    text.replace(/^(?:[\s,:;]|(?:à|ủa|mà|nhé|là|vào|a|ma)(?=\s))+|[\s,.;]+$/giu, '');
  const behind = trim(clause.text(at + 1).replace(/^(?:\s*(?:vào|nhé|là|nha|giúp|luôn)(?=\s|$))+/iu, ''));
  return behind.length > 2 ? behind : trim(clause.text(0, at));
}
