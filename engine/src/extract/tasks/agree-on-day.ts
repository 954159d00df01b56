import { addDays, daysBetween } from '../../time/zoned.ts';
import { speaksOfDue, TAKES_BACK } from '../days/haggle.ts';
import type { ReadDeadline } from '../days/read-deadline.ts';
import { anyOf } from '../language/phrase.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { after } from './more-time.ts';
import type { Reply } from './read-reply.ts';
import { noteTurn, setDay, type Task } from './task.ts';

/** Of two tasks given at once, a haggling over the day means the one that has a day. */
export function speaksOfDay(task: Task, waiting: readonly Task[]): boolean {
  const twins = waiting.filter((other) => other.who === task.who);
  return task.deadline !== null || twins.every((other) => other.deadline === null);
}

/** Who was given something too, or says again the day of another task, speaks of that one. */
function speaksOfOwn(task: Task, reply: Reply, waiting: readonly Task[]): boolean {
  return waiting.some(
    (other) => other !== task && (other.who === reply.speaker || other.deadline?.date === reply.day?.date),
  );
}

/** "Chủ nhật trễ quá", "thứ ba hả?", "hai mươi là chủ nhật" — "ừ thứ sáu vậy": taken already, and moved for another. */
export function answerOnDay(task: Task, reply: Reply, context: MeetingContext): void {
  if (reply.day === null || reply.turn - task.lastTurn > 2) return;
  if (!isAnotherVoice(reply.turn - 1, task, context)) return;
  const sooner = reply.turn === task.lastTurn + 2 && WANTS_SOONER.test(plainTurn(context, reply.turn - 1));
  const haggles = TAKES_BACK.test(reply.said) || speaksOfDue(reply.turn - 1, task.deadline?.date, context);
  if (!(sooner || (haggles && besideTask(task, reply)))) return;
  setDay(task, reply.day);
  noteTurn(task, reply.turn);
}

const isAnotherVoice = (turn: number, task: Task, context: MeetingContext): boolean =>
  speakerOf(context, turn) !== task.who;

/** The day is named for nothing but the task. */
export const besideTask = (task: Task, { besideDay }: Reply): boolean =>
  [...besideDay].every((word) => task.content.has(word));

const WANTS_SOONER = anyOf(
  '(?:trễ|muộn|lâu|xa|chậm) (?:quá|lắm|đó)|sớm hơn|là (?:trễ|muộn)|(?:thứ \\S+|mai|mốt|tối nay|chiều nay) được không',
);

/** "Thứ hai tuần sau cũng được, nhưng là hạn cuối": somebody else names the day, and of nothing but the task. */
export function setsDay(task: Task, reply: Reply, waiting: readonly Task[]): boolean {
  if (task.proposed !== null || task.state === 'refused' || task.state === 'dropped') return false;
  const answered = reply.answersWhen && reply.turn === task.lastTurn + 2;
  if (!answered && reply.turn !== task.lastTurn + 1) return false;
  const mayGrant = reply.speaker === task.giver || task.giver === task.who;
  if (!mayGrant || reply.day === null || !(reply.answersWhen || besideTask(task, reply))) return false;
  return speaksOfDay(task, waiting) && !speaksOfOwn(task, reply, waiting);
}

export function agreeOnDay(task: Task, reply: Reply): void {
  const puts = reply.day !== null && PUTS_OFF.test(reply.said);
  setDay(task, puts ? notBefore(reply.day, task.deadline) : reply.day);
  noteTurn(task, reply.turn);
}

/** "Thôi thì lùi sang thứ năm": after the day agreed on before. */
const PUTS_OFF = anyOf('(?:lùi|dời|lui|hoãn|đẩy|kéo)(?: \\S+){0,2} (?:sang|qua|tới|đến)');

/** Named, or counted from the day agreed on before: "thêm hai ngày nữa" is no day counted from today. */
export function laterDay({ deadline, proposed }: Task, { day, moreTime }: Reply): ReadDeadline | null {
  const counted = moreTime && (day === null || /(?:nữa|thêm)/iu.test(day.phrase));
  if (counted) return deadline === null ? proposed : after(deadline, moreTime);
  return day === null ? proposed : notBefore(day, deadline);
}

/** Who asks for more time means a later day: "thứ tư" after a Monday next week is the Wednesday after it. */
export function notBefore(day: ReadDeadline, limit: ReadDeadline | null): ReadDeadline {
  if (limit === null || day.date >= limit.date || !/^(?:thứ|chủ nhật)/iu.test(day.phrase)) return day;
  const weeks = Math.ceil(daysBetween(day.date, limit.date) / 7);
  return { ...day, date: addDays(day.date, weeks * 7) };
}
