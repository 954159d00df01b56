import { type Clause, plainBetween, sliceClause } from '../clauses/clause.ts';
import { readEventDay } from '../days/event-day.ts';
import { type ReadDeadline, readDeadline, readSoon } from '../days/read-deadline.ts';
import { timesBetween } from '../days/times-said.ts';
import { verbAt } from '../language/action-verbs.ts';
import { TIME_WORDS } from '../language/frame-words.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { Frame } from './frame.ts';

/** "Tui khàn tiếng cả tuần nay, Tuyền làm đi": the day belongs to the one told of. */
export function tellsOfSomebody(clause: Clause, from: number, to: number): boolean {
  return clause.words.slice(from, to).some((word) => PRONOUNS.has(word));
}

/** The day beside the verb; else the one between the last comma and the subject; else any in the clause. */
export function dayOf(frame: Frame, from: number, context: MeetingContext): ReadDeadline | null {
  const { clause } = frame;
  const to = limitEnd(frame, context);
  const part = partStart(frame, from, context);
  const behind = readDeadline(clause, frame.from, to, context);
  const own = plainBetween(clause, frame.from, to);
  const ahead = behind && (KEEPS_UP.test(own) || !LIMITS.test(own));
  return (
    (ahead ? readDeadline(clause, part, frame.from, context) : null) ??
    behind ??
    readDeadline(clause, part, to, context) ??
    leadingDay(frame, to, context) ??
    readSoon(sliceClause(clause, part, frame.to), context) ??
    onlyDay(clause, from, part, context) ??
    readEventDay(clause, part, frame.to, context) ??
    readSoon(clause, context)
  );
}

/** Where what belongs to the frame begins: behind a comma, or with the last of several times, right before who does it. */
export function partStart({ clause, from: subject }: Frame, from: number, context: MeetingContext): number {
  let part = subject;
  while (part > from && !(clause.breaks.has(part - 1) || TURNS.has(clause.words[part - 1] ?? ''))) part -= 1;
  const { times } = timesBetween(clause, part, subject, context);
  const last = times.length > 1 ? times.at(-1) : undefined;
  if (!last) return part;
  const [start, end] = [clause.starts[part] ?? 0, clause.starts[subject] ?? 0];
  const beside = end - (start + last.to) === 1;
  return beside ? clause.starts.indexOf(start + last.from) : part;
}

/** "Chiều nay em nghỉ nhưng sáng mai em nộp": what was said before is of something else. */
const TURNS = setOf('nhưng|chứ');

/** "Đặt hoa cho cái sảnh, hai tám phải có": the day opens a part of its own. */
function leadingDay({ clause, verbAt }: Frame, to: number, context: MeetingContext): ReadDeadline | null {
  for (const at of clause.breaks) {
    const day = at < verbAt || at + 1 >= to ? null : readDeadline(clause, at + 1, to, context);
    if (day) return day;
  }
  return null;
}

/** "Tối nay chị gọi xưởng cho kịp ngày mười": the later day is what it is for. */
const KEEPS_UP = / (?:cho|để|mới) kịp(?= )/u;
/** Else the day before who does it counts, unless the one behind is a limit of its own. */
const LIMITS = anyOf(
  'trước|hạn|trong (?:sáng|trưa|chiều|tối|hôm) nay|nội trong|chậm nhất|muộn nhất|trễ nhất|xong|phải có|nộp|gửi|báo lại|(?:mai|mốt|thứ \\S+|ngày \\S+) là',
);

/** "Chủ nhật tổ tôi rảnh, để tôi …": then. */
const FREE = anyOf('rảnh|có mặt|ở nhà|trống lịch|được nghỉ');

/** The day of what stands before, where that tells of nobody and names one day only. */
function onlyDay(clause: Clause, from: number, to: number, context: MeetingContext): ReadDeadline | null {
  if (tellsOfSomebody(clause, from, to) && !FREE.test(plainBetween(clause, from, to))) return null;
  const parts = [from, ...[...clause.breaks].map((at) => at + 1).filter((at) => at > from && at < to), to];
  const days = parts
    .slice(1)
    .flatMap((end, index) => readDeadline(clause, parts[index] ?? from, end, context) ?? []);
  return days.every(({ date }) => date === days[0]?.date) ? readDeadline(clause, from, to, context) : null;
}

/** Where the words end that may name the day of the work. */
function limitEnd(frame: Frame, context: MeetingContext): number {
  const { clause, verbAt, to } = frame;
  if (readDeadline(clause, verbAt, to, context) === null) return to;
  for (let at = verbAt + 1; at < to; at += 1) {
    const opens = clause.breaks.has(at - 1);
    if (opens && (isBusy(clause, at) || isOfNext(clause, at, context))) return at;
    if (at - 1 > verbAt && passesOn(clause, at - 1) && isCarried(clause, at, to, context)) return at;
  }
  return to;
}

/** "…, tuần này với tuần tới kẹt chấm thi": no time then. */
const isBusy = (clause: Clause, from: number): boolean => {
  const part = plainBetween(clause, from, partEnd(clause, from));
  return BUSY.test(part) && !TURNS_TO.test(part);
};
/** "Cuối tuần em bận nên thứ tư". */
const TURNS_TO = anyOf('nên|thì|nhưng|thôi|vậy|thế|chứ');
const BUSY = opensWith(
  '(?:(?:còn|vì|chứ|do|mà) )?(?:(?!(?:cho|để|khỏi|kẻo|không|hết|làm) )\\S+ ){1,6}(?:bận|kẹt|vướng|mắc (?:việc|họp|lịch|đám|ca|khách|chuyện|con|buổi|cuộc|tiết|hội|thi|chấm))|(?:(?!(?:cho|để|khỏi|kẻo|không|hết|làm|phòng|kho|lớp|trường|văn|sân|chợ|đường|quán|xưởng|nhà) )\\S+ ){1,6}(?:nghỉ|off|vắng)',
);

/** "Anh Kỳ thứ tư đi Vĩnh Phúc, chị Thảo chiều thứ năm phần chữ": the day of the next one. */
const isOfNext = (clause: Clause, from: number, context: MeetingContext): boolean =>
  (context.mentions.get(clause) ?? []).some(
    (mention) => mention.from === from && TIME_WORDS.has(clause.words[mention.to] ?? ''),
  );

/** "…, nói thứ hai cử người ra theo xe": what others are to do then, passed on to them. */
function isCarried(clause: Clause, from: number, to: number, context: MeetingContext): boolean {
  const day = readDeadline(clause, from, to, context);
  if (day === null) return false;
  for (let at = from; at <= Math.min(from + LONGEST_LISTENER, to - 1); at += 1) {
    if (SELVES.has(clause.words[at] ?? '') || (at > from && clause.breaks.has(at - 1))) return false;
    const end = at + day.phrase.split(/\s+/u).length;
    if (clause.raw.slice(at, end).join(' ') === day.phrase) return verbAt(clause.words, end) !== null;
  }
  return false;
}
const CARRIES = setOf('nói|bảo|nhắn|nhắn tin|kêu');
/** "Bảo trì" is no telling. */
const passesOn = ({ words }: Clause, at: number): boolean =>
  words[at] === 'dặn' || CARRIES.has(verbAt(words, at)?.text ?? '');
const SELVES = setOf('em|tôi|con|cháu|mình|nhé');
const LONGEST_LISTENER = 3;

const partEnd = ({ breaks, words }: Clause, at: number): number =>
  Math.min(words.length, ...[...breaks].filter((index) => index >= at).map((index) => index + 1));
