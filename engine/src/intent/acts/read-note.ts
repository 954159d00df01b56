import { aboutOf, restOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import type { MessagePiece } from './read-pieces.ts';
import { minutesIn } from './said-amounts.ts';
import type { SpokenAct } from './spoken-act.ts';

const remindsGroup =
  /^\S+\s+(?:cho\s+)?(?:cả|toàn|mọi người|các bạn|anh em|phòng|nhóm|team|đội|bộ phận|ca nhom|moi nguoi)(?!\p{L})/iu;

/** "Báo anh Sơn giùm tôi" is a word to somebody; "báo giá" is none. */
const announces =
  /^\s*(?:báo|thông báo|bao|thong bao)\s+(?:cho\s+)?(?:anh|chị|em|cô|chú|bác|ông|bà|sếp|\p{Lu})/u;

/** "Báo anh Sơn giùm tôi" and no more. */
function readAnnouncement(clause: Clause): SpokenAct | null {
  const [whom] = announces.test(clause.message) ? clause.names() : [];
  const says = clause
    .content()
    .replace(/(?:báo|bao)/iu, '')
    .trim();
  return whom !== undefined && says === '' ? { kind: 'nudge', person: whom } : null;
}

export function readReminder(clause: Clause): SpokenAct | null {
  const announced = readAnnouncement(clause);
  if (announced) return announced;
  const at = clause.at('remind-self', 'remind');
  if (at < 0 || clause.lead?.cue === 'give' || clause.lead?.cue === 'make') return null;
  const isSelf = clause.pieces[at]?.cue === 'remind-self';
  // "Nhắc cả nhóm mang laptop" is no word to oneself.
  if (!isSelf && remindsGroup.test(clause.text(at))) return null;
  const before = readReminderBefore(clause, at);
  if (before) return before;
  const after = clause.pieces.slice(at + 1);
  const [person] = clause.names(at + 1);
  if (!isSelf && person !== undefined)
    // "Nhắc Bình" and no more is a word to somebody; with what to do it is a task.
    return clause
      .content(at + 1)
      .replace(person, '')
      .trim() === ''
      ? { kind: 'nudge', person }
      : null;
  const behind = after.filter(({ kind }) => kind === 'time');
  const times = behind.length > 0 ? behind : clause.pieces.filter(({ kind }) => kind === 'time');
  if (!isSelf && times.length === 0) return null;
  const text = textWithout(clause, at + 1, times);
  // Typed without marks, "nhac toi 10h" says whom to remind, and not that it is evening.
  const said = times.map(({ text: time }) => time).join(' ');
  return { kind: 'remind', text, at: isSelf ? said : said.replace(/^(?:toi|tui)\s+/u, '') };
}

const beforeMeeting =
  /(?<!\p{L})(?:trước|truoc)\s+(?:(?:khi|giờ|lúc|gio|luc|\d{1,3}\s*(?:phút|phut|p|tiếng|tieng)(?:\s+rưỡi)?|nửa tiếng)\s+)*(?:vào\s+|vô\s+|bắt đầu\s+)?$/iu;
const behindMeeting = /(?:\d|nửa|nua|một|mot)\s*(?:phút|phut|p|tiếng|tieng)/iu;
const minutesBefore = 15;
/** "1 ngày", "hai tuần"; "thứ Hai ngày 7" and "3 ngày tới" are when the meeting is. */
const daysBefore =
  /(?<!(?:thứ|thu)\s)(?<![\p{L}\d/])(?:\d{1,2}|nửa|một|hai|ba|vài|nua|mot|vai)\s*(?:ngày|tuần|hôm|bữa|ngay|tuan|hom|bua)(?!\p{L})(?!\s*(?:\d|sau|tới|này|nữa|toi|nay))/iu;
const lengthAround =
  /^\s*(?:\d{1,3}|nửa|một|nua|mot)\s*(?:phút|phut|p|tiếng|tieng)(?!\p{L})(?:\s+rưỡi)?|(?<![\p{L}\d])(?:\d{1,3}|nửa|một|nua|mot)\s*(?:phút|phut|p|tiếng|tieng)(?!\p{L})(?:\s+rưỡi)?\s*$/giu;
const leadsToText = /^[\s,:]*(?:(?:giúp|hộ|giùm|là|để|phải|nhớ|giup|la|de|nho)\s+)*/iu;

/** "Nhắc tôi trước cuộc duyệt bao bì 15 phút", "nhắc trước nghiệm thu 1 tiếng" */
function readReminderBefore(clause: Clause, at: number): SpokenAct | null {
  const meeting = clause.pieces.findIndex(
    ({ cue, from }, index) =>
      index > at &&
      (cue === 'meeting' || cue === 'gathering') &&
      beforeMeeting.test(clause.message.slice(0, from)),
  );
  if (meeting < 0) return null;
  const said = clause.text(at + 1);
  const isTimed = clause.times(at + 1, meeting).some((time) => !behindMeeting.test(time));
  // Somebody else, an hour of its own and days before are read as any other reminder.
  if (isTimed || clause.names(at + 1, meeting).length > 0 || daysBefore.test(said)) return null;
  const about = aboutOf(clause, meeting);
  return {
    kind: 'remind-before',
    ...about,
    words: about.words
      .replace(/(?:^|\s)\d{1,3}(?=\s|$)|(?:^|\s)(?:phút|phut|p|tiếng|tieng|nửa)(?=\s|$)/giu, ' ')
      .trim(),
    times: about.times.filter((time) => !behindMeeting.test(time)),
    people: about.people,
    minutes: minutesIn(said) ?? minutesBefore,
    text: textBefore(clause, at + 1, meeting),
  };
}

/** "Nhắc tôi mang mẫu trước cuộc duyệt bao bì": what is to be done before it. */
function textBefore(clause: Clause, from: number, meeting: number): string {
  const [first, end] = [clause.pieces[from], clause.pieces[meeting]];
  if (!first || !end) return '';
  return clause.message
    .slice(first.from, end.from)
    .replace(beforeMeeting, '')
    .replace(lengthAround, '')
    .replace(leadsToText, '')
    .replace(/[\s,;:]{1,9}$/u, '');
}

/** What is said from a piece on, without these times, what leads to them, and polite ends. */
function textWithout(clause: Clause, from: number, times: readonly MessagePiece[]): string {
  const kept = clause.pieces.slice(from).filter((piece) => !times.includes(piece));
  let [start, end] = [0, kept.length];
  while (start < end && isTrimmed(kept[start])) start += 1;
  while (end > start && isTrimmed(kept[end - 1])) end -= 1;
  return kept
    .slice(start, end)
    .map(({ text, kind }, at) => (at === 0 || (kind === 'mark' && /^[,.;:]/.test(text)) ? text : ` ${text}`))
    .join('');
}

const isTrimmed = (piece: MessagePiece | undefined): boolean =>
  piece !== undefined &&
  (piece.kind === 'mark' ||
    (piece.cue !== null && ['polite', 'then', 'to', 'self', 'ours'].includes(piece.cue)) ||
    /^(?:vào|vao|lúc|luc|trước|truoc|từ|tu|là|la|để|de|ngày|ngay)$/iu.test(piece.text));

const deletesNote =
  /^\s*(?:à\s+|thôi\s+)*(?:hủy|huỷ|xóa|xoá|bỏ|huy|xoa|bo)\s+(?:giúp\s+|hộ\s+|cho\s+(?:tôi|em|anh|chị|mình)\s+)?(?:cái\s+|các\s+)?(?:lời\s+nhắc|nhắc\s+nhở|nhắc|ghi\s+chú|note|loi\s+nhac|nhac|ghi\s+chu)(?!\p{L})\s*(?:đó|ấy|này|kia|vừa rồi|về)?\s*/iu;

/** "Xóa lời nhắc gọi nhà mạng", "hủy cái nhắc đó" */
export function readNoteDeletion(clause: Clause): SpokenAct | null {
  const found = deletesNote.exec(clause.message);
  if (!found) return null;
  const words = clause.message
    .slice(found[0].length)
    .replace(/[\s,.!]*(?:đi|nhé|giúp|với|luôn)?[\s.!]*$/iu, '');
  return { kind: 'delete-note', words };
}

export function readNote(clause: Clause): SpokenAct | null {
  const at = clause.at('note');
  const next = clause.pieces[at + 1]?.cue;
  if (
    at < 0 ||
    clause.pieces[at] !== clause.lead ||
    next === 'task' ||
    next === 'give' ||
    clause.has('minutes')
  )
    return null;
  const text = restOf(clause, at + 1).replace(
    /^(?:(?:giúp|hộ|giùm|lại|cho (?:tôi|em|anh|chị|mình))\s*[:,]?\s*)*(?:(?:vào|vô|vao|vo)\s+(?:cuộc|buổi|họp|cuoc|buoi|hop)[^:]{0,40}:\s*)?/iu,
    '',
  );
  return text === '' ? null : { kind: 'note', text };
}
