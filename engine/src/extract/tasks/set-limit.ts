import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { readEventDay } from '../days/event-day.ts';
import { readDeadline } from '../days/read-deadline.ts';
import { anyOf, opensWith } from '../language/phrase.ts';
import { HYPOTHETICAL, PAST } from '../language/stance-cues.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import type { Task } from './task.ts';

/** "Tất cả báo tôi vào thứ hai": the day of everything just given out by the one who says so. */
export function setLimitOfAll(tasks: readonly Task[], clause: Clause, context: MeetingContext): boolean {
  if (!MEANS_ALL.test(clause.plain) || PAST.test(clause.plain)) return false;
  const day = readDeadline(clause, 0, clause.words.length, context);
  if (day === null) return false;
  const speaker = speakerOf(context, clause.turn);
  const given = tasks.filter(({ giver, deadline, lastTurn }) => {
    const isNear = giver === speaker && clause.turn - lastTurn <= REACH_OF_ALL;
    return isNear && (deadline === null || deadline.date === day.date);
  });
  if (given.length < 2) return false;
  for (const task of given) {
    task.deadline = day;
    task.evidence.add(clause.turn);
    task.lastTurn = clause.turn;
  }
  return true;
}
const REACH_OF_ALL = 3;
const MEANS_ALL = opensWith(
  '(?:thì |và |rồi |dạ |ừ )*(?:tất cả|cả (?:hai|ba|bốn|mấy) (?:việc|cái|người|thứ|phần|bên)|mọi thứ|hết thảy|mọi người|ai cũng|mấy (?:việc|cái) (?:này|đó))',
);

/** "Trước thứ sáu tuần này phải có": the sentence after the order names its day and nothing else. */
export function setLimit(tasks: readonly Task[], clause: Clause, context: MeetingContext): void {
  const task = tasks.at(-1);
  if (
    !task ||
    task.lastTurn !== clause.turn ||
    (task.deadline !== null && !task.deadline.soon) ||
    PAST.test(clause.plain)
  )
    return;
  const to = Math.min(clause.words.length, ...[...clause.breaks].map((at) => at + 1));
  if (to > LONGEST_LIMIT || HYPOTHETICAL.test(clause.plain)) return;
  const day = readDeadline(clause, 0, to, context) ?? readEventDay(clause, 0, to, context);
  if (!day) return;
  const named = new Set(day.phrase.toLowerCase().split(/[\s,]+/u));
  const said = clause.words.slice(0, to);
  const bare = contentWords(said.filter((word) => !named.has(word))).size === 0;
  if (bare || LIMITS.test(` ${said.join(' ')} `)) task.deadline = day;
}
const LONGEST_LIMIT = 14;
const LIMITS = anyOf(`
  trước|hạn|phải (?:có|xong|nộp|gửi)|xong|kịp|chậm nhất|muộn nhất|trễ nhất|deadline|nộp|gửi|đưa|báo|là được|cần có
`);
