import { contentWords } from '../clauses/content-words.ts';
import { CANNOT_BE, type DayPart, dayParts } from '../days/day-parts.ts';
import { TELLS_OF_DAY, TOO_FAR } from '../days/haggle.ts';
import { anyOf, opensWith } from '../language/phrase.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import type { Task } from './task.ts';

/** "Thứ tư họ nghỉ anh ạ", "mai mưa đấy": right behind the day of a task, what speaks against it. */
export function noteDoubt(task: Task, turn: number, context: MeetingContext): void {
  if (task.state !== 'open' && task.state !== 'taken' && task.state !== 'refused') return;
  const behind = turn === task.lastTurn + 1 || (task.state === 'refused' && turn === task.lastTurn);
  if (!behind || !doubts(task, turn, context)) return;
  task.doubted = turn;
}

function doubts(task: Task, turn: number, context: MeetingContext): boolean {
  const due = (task.proposed ?? task.deadline)?.date;
  if (due === undefined) return false;
  const plain = plainTurn(context, turn);
  if (CALLS_FOR_OTHER.test(plain)) return true;
  const isParty = speakerOf(context, turn) === task.who || speakerOf(context, turn) === task.giver;
  return dayParts(turn, context).some(
    (part) =>
      part.day.date === due &&
      !part.bare &&
      (isParty || !OF_ONESELF.test(part.behind)) &&
      speaksAgainst(task, part),
  );
}

/** "Lâu thế", "sớm hơn được không?". */
const CALLS_FOR_OTHER = opensWith(
  '(?:lâu|muộn|trễ|gấp|sớm|xa|sát|căng) (?:thế|vậy|quá|lắm|dữ)|(?:sớm|muộn|trễ|nhanh) hơn',
);
/** Who is away then is told of somebody else's work. */
const OF_ONESELF = anyOf('(?:em|con|cháu|tôi) (?:bận|kẹt|nghỉ|đi|xin|về|vắng|trực|có)');

function speaksAgainst(task: Task, { behind, clause }: DayPart): boolean {
  if (CANNOT_BE.test(behind) || TELLS_OF_DAY.test(clause.plain) || TOO_FAR.test(clause.plain)) return true;
  return [...contentWords(behind.trim().split(' '))].some((word) => !task.content.has(word));
}
