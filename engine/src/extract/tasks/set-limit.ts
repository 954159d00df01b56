import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { readEventDay } from '../days/event-day.ts';
import { type ReadDeadline, readDeadline } from '../days/read-deadline.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { HYPOTHETICAL, PAST } from '../language/stance-cues.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { noteTurn, type Task } from './task.ts';

/** "Tất cả báo tôi vào thứ hai": the day of everything just given out by the one who says so, and of nothing else. */
export function setLimitOfAll(tasks: readonly Task[], clause: Clause, context: MeetingContext): boolean {
  if (!MEANS_ALL.test(clause.plain) || clause.asks) return false;
  if (PAST.test(clause.plain) || HYPOTHETICAL.test(clause.plain)) return false;
  const day = readDeadline(clause, 0, clause.words.length, context);
  if (day === null || !namesOnly(clause.words, day)) return false;
  const speaker = speakerOf(context, clause.turn);
  const given = tasks.filter(({ giver, deadline, lastTurn }) => {
    const isNear = giver === speaker && clause.turn - lastTurn <= REACH_OF_ALL;
    return isNear && (deadline === null || deadline.date === day.date);
  });
  if (given.length < 2) return false;
  for (const task of given.filter(({ state }) => state === 'open' || state === 'taken')) {
    task.deadline = day;
    noteTurn(task, clause.turn);
  }
  return true;
}
const REACH_OF_ALL = 3;
const MEANS_ALL = opensWith(
  '(?:thì |và |rồi |dạ |ừ |đúng rồi |cùng (?:hạn|ngày|lúc) )*(?:tất cả|cả (?:hai|ba|bốn|mấy) (?:việc|cái|người|thứ|phần|bên|(?=xong|nộp|gửi|đưa|phải|trong|trước))|mọi thứ|hết thảy|mọi người|ai cũng|mấy (?:việc|cái) (?:này|đó))',
);

/** Nothing but the day, and that it is to be handed in or told by then: "gửi báo cáo tuần" is another task. */
const namesOnly = (words: readonly string[], day: ReadDeadline): boolean =>
  [...wordsBeside(words, day)].every((word) => OF_ALL.has(word));
const OF_ALL = setOf('thảy|báo|nộp|gửi|đưa|trả|trình|hoàn|thành|chậm|muộn|trễ|deadline');

/** "Trước thứ sáu tuần này phải có": the sentence after the order names its day and nothing else. */
export function setLimit(tasks: readonly Task[], clause: Clause, context: MeetingContext): void {
  const task = tasks.at(-1);
  if (
    !task ||
    task.lastTurn !== clause.turn ||
    (task.deadline !== null && !task.deadline.soon) ||
    task.proposed !== null ||
    PAST.test(clause.plain)
  )
    return;
  const to = Math.min(clause.words.length, ...[...clause.breaks].map((at) => at + 1));
  if (HYPOTHETICAL.test(clause.plain)) return;
  task.deadline = limitOfPart(clause, to, context) ?? task.deadline;
  if (to > LONGEST_LIMIT) return;
  const day = readDeadline(clause, 0, to, context) ?? readEventDay(clause, 0, to, context);
  if (!day) return;
  const said = clause.words.slice(0, to);
  const bare = wordsBeside(said, day).size === 0;
  if (bare || LIMITS.test(` ${said.join(' ')} `)) task.deadline = day;
}

/** "Thứ ba họp hội đồng, phải có trước họp": the last part says by when. */
function limitOfPart(clause: Clause, first: number, context: MeetingContext): ReadDeadline | null {
  const { words, breaks } = clause;
  const from = Math.max(0, ...[...breaks].map((at) => at + 1));
  if (
    from < first ||
    words.length - from > SHORT_PART ||
    !MUST.test(plainBetween(clause, from, words.length))
  )
    return null;
  return (
    readDeadline(clause, from, words.length, context) ?? readEventDay(clause, from, words.length, context)
  );
}
const SHORT_PART = 8;
const MUST = opensWith(
  '(?:là |thì )?(?:phải|cần) (?:có|xong|nộp|gửi|đủ)|trước|xong trước|chậm nhất|muộn nhất',
);
const LONGEST_LIMIT = 14;
const LIMITS = anyOf(`
  trước|hạn|phải (?:có|xong|nộp|gửi)|xong|kịp|chậm nhất|muộn nhất|trễ nhất|deadline|nộp|gửi|đưa|báo|là được|cần có|(?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác|thầy) (?:sẽ )?có (?:số|con số|kết quả|báo|bản|file|danh sách|hồ sơ|giá|tin|mẫu|hình|ảnh|đủ|ngay|liền|hàng|cho|đáp án|trả lời)
`);

/** What else is said where a day is named. */
function wordsBeside(words: readonly string[], { phrase }: ReadDeadline): Set<string> {
  const named = new Set(phrase.toLowerCase().split(/[\s,]+/u));
  return contentWords(words.filter((word) => !named.has(word)));
}
