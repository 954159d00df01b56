import { aboutOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import { minutesIn } from './said-amounts.ts';
import type { SpokenAct } from './spoken-act.ts';

/** A meeting that gets another time; `to` is empty where none is said. */
export function readMove(clause: Clause): SpokenAct | null {
  const at = clause.at('move');
  if (at < 0 || isOther(clause, at)) return null;
  const isMeeting = clause.has('meeting', 'gathering', 'meet');
  // "hoãn họp nhanh ngày mai lại 30 phút": the day says which, and it is moved by a length.
  const isBy =
    isMeeting &&
    clause.pieces.every(({ cue }, index) => cue !== 'to' || index < at) &&
    minutesIn(clause.text(at)) !== null;
  const target = isBy ? null : (targetOf(clause, at) ?? bareHour(clause.message));
  if (target === null || isLength.test(target))
    return readShift(clause, at) ?? moveWithoutTime(clause, isMeeting);
  const end = clause.pieces.findIndex(({ text }) => text === target);
  const words = clause.content(0, end < 0 ? undefined : end);
  if (!isMeeting && words === '' && clause.names().length === 0) return null;
  const others = clause.times().filter((time) => time !== target);
  // Typed without marks, "sang" is morning as well.
  const [, before = '', behind = ''] = /^(.+?)\s+(?:sang|qua)\s+(\S.*\d.*|\d.*)$/u.exec(target) ?? [];
  const times = behind === '' ? others : [...others, before];
  return { kind: 'move', words, times, people: clause.names(), to: behind || target, by: null };
}

/** "Chuyển họp giá qua phòng Trúc", "đổi sang họp online": no other time is meant. */
const isOther = (clause: Clause, at: number): boolean =>
  clause.has('give', 'task', 'minutes', 'write') ||
  changesOther.test(clause.message) ||
  (clause.has('room', 'online', 'offline') && clause.times(at).length === 0);

const moveWithoutTime = (clause: Clause, isMeeting: boolean): SpokenAct | null =>
  isMeeting && !clause.isQuestion ? { kind: 'move', ...aboutOf(clause, 0), to: '', by: null } : null;

/** Another title, room or person is no other time. */
const changesOther =
  /(?:đổi|doi|thay|sửa|sua)\s+(?:tên|ten|phòng|phong|địa điểm|dia diem|link|người|nguoi|tiêu đề)(?![\p{L}])/iu;
const isLength = /nửa tiếng|\d\s*(?:phút|tiếng)/iu;
/** A day or an hour, and no holiday that a title may hold. */
export const saysWhen =
  /\d|thứ|thu|mai|mốt|mot|kia|tuần|tuan|hôm|hom|nay|chủ nhật|chu nhat|sáng|chiều|tối|trưa/iu;

const leadsTo =
  /(?<!\p{L})(?:sang|qua|lên|xuống|thành|tới|đến|về|lại|thanh|den|len|xuong)\s+(?:lúc\s+|ngày\s+|luc\s+)?$/iu;

/** The last time behind a word that leads to it. */
export const timeLedTo = (clause: Clause): string | null =>
  clause.pieces.findLast(
    ({ kind, text, from }) =>
      kind === 'time' && saysWhen.test(text) && leadsTo.test(clause.message.slice(0, from)),
  )?.text ?? null;

/** When it is moved to: behind "sang", else the last time that says when; null where none does. */
function targetOf(clause: Clause, at: number): string | null {
  const led = timeLedTo(clause);
  if (led !== null) return led;
  const to = clause.pieces.findIndex(({ cue }, index) => cue === 'to' && index > at);
  const behind = clause.times(to < 0 ? at + 1 : to).filter((time) => saysWhen.test(time));
  const [target = null] = behind;
  return target ?? (to < 0 ? (clause.times().findLast((time) => saysWhen.test(time)) ?? null) : null);
}

/** "Lui lại 10 rưỡi": behind a word that leads to a time, an hour needs no "giờ". */
function bareHour(message: string): string | null {
  const [, hour] =
    /(?<!\p{L})(?:lại|sang|qua|tới|đến|lên|lúc|về|lai|luc|den)\s+(\d{1,2})\s+(?:rưỡi|ruoi)(?!\p{L})/iu.exec(
      message,
    ) ?? [];
  return hour === undefined ? null : `${hour}h30`;
}

/** "Lùi lại nửa tiếng", "dời sớm hơn 15 phút" */
function readShift(clause: Clause, at: number): SpokenAct | null {
  const minutes = minutesIn(clause.text(at));
  const about = aboutOf(clause, 0);
  if (minutes === null || !clause.has('meeting', 'gathering')) return null;
  const isEarlier = /(?:^|\s)(?:sớm|lên|som)(?=\s|$)/iu.test(clause.message);
  const words = about.words
    .replace(/(?:^|\s)(?:nửa|nua|\d{1,3}|tiếng|tieng|phút|phut|sớm|hơn|som|hon)(?=\s|$)/giu, ' ')
    .trim();
  return { kind: 'move', ...about, words, to: '', by: isEarlier ? -minutes : minutes };
}
