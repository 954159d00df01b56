import { findTaskActs } from '../acts/find-task-acts.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { type DayPart, dayParts, standing } from '../days/day-parts.ts';
import { ASKS_WHEN } from '../days/haggle.ts';
import { anyOf } from '../language/phrase.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { askedFor } from './agree-on-day.ts';
import { noteTurn, setDay, type Task } from './task.ts';

const REACH = 5;

/** A day said for work that has none yet, while only the two it is between talk, or that one of them says after the other. */
export function followThread(tasks: readonly Task[], turn: number, context: MeetingContext): void {
  const parts = dayParts(turn, context);
  if (parts.length === 0) return;
  const speaker = speakerOf(context, turn);
  const task = newestOf(tasks, turn, { speaker, chair: context.chair });
  if (!task || task.lastTurn >= turn || task.proposed !== null) return;
  if (task.deadline !== null) return;
  const said = saidAgain(task, parts, turn, context) ?? saidBetween(task, parts, turn, context);
  if (!said || isOfOther(turn, said, task, context)) return;
  setDay(task, said.day);
  noteTurn(task, turn);
}

/** Who has it, who gave it, or who leads where it was taken up unasked. */
const isParty = ({ who, giver }: Task, speaker: string | null, chair: string | null): boolean =>
  speaker === who || speaker === giver || (who === giver && speaker === chair);

/** The task spoken of last that is of the one who speaks, or from them. */
function newestOf(
  tasks: readonly Task[],
  turn: number,
  { speaker, chair }: { readonly speaker: string | null; readonly chair: string | null },
): Task | undefined {
  let newest: Task | undefined;
  for (let index = tasks.length - 1; index >= Math.max(0, tasks.length - 4); index -= 1) {
    const task = tasks[index];
    if (!task || turn - task.lastTurn > REACH) continue;
    if (newest === undefined || task.lastTurn > newest.lastTurn) newest = task;
  }
  if (!newest || !isParty(newest, speaker, chair)) return undefined;
  return newest.state === 'open' || newest.state === 'taken' ? newest : undefined;
}

/** "Trước mùng mười em gửi chị duyệt" — "vâng, trước mùng mười": one says the day, the other says it again. */
function saidAgain(
  task: Task,
  parts: readonly DayPart[],
  turn: number,
  context: MeetingContext,
): DayPart | undefined {
  const voices = [speakerOf(context, turn - 1), speakerOf(context, turn)];
  const mayTell = voices.every(
    (voice) => voice === task.who || voice === task.giver || voice === context.chair,
  );
  if (!mayTell || voices[0] === voices[1] || !voices.includes(task.who)) return undefined;
  const named = dayParts(turn - 1, context);
  return parts.find(({ bare, day }) => bare && named.some((other) => other.day.date === day.date));
}

/** "Xong trước thứ sáu nhé", a question and its answer after the order; "thế thứ sáu ạ" by the one who does it. */
function saidBetween(
  task: Task,
  parts: readonly DayPart[],
  turn: number,
  context: MeetingContext,
): DayPart | undefined {
  const own = speakerOf(context, turn) === task.who;
  if (asksOfOther(task, turn - 1, context)) return undefined;
  if (!isBetween(task, turn, context) && !(own && turn - task.lastTurn < REACH - 1)) return undefined;
  return standing(parts).findLast((part) => {
    if (part.clause.asks || !isOnlyOf(task, part)) return false;
    return part.bare || (!own && (isDue(part) || POINTS.test(part.clause.plain)));
  });
}

/** "Bốc thăm ngày nào?", and not when the work is wanted. */
function asksOfOther(task: Task, turn: number, context: MeetingContext): boolean {
  const asking = (context.clauses[turn] ?? []).findLast(({ plain }) => ASKS_WHEN.test(plain));
  const asked = asking ? askedFor(asking, context) : NOTHING;
  return asked.size > 1 && sharedCount(asked, task.content) === 0;
}
const NOTHING: ReadonlySet<string> = new Set();

/** Nobody else has spoken since. */
function isBetween({ who, giver, lastTurn }: Task, turn: number, context: MeetingContext): boolean {
  for (let at = lastTurn + 1; at < turn; at += 1) {
    const speaker = speakerOf(context, at);
    const other = who === giver ? context.chair : giver;
    if (speaker !== who && speaker !== other) return false;
  }
  return true;
}

/** "Phải có", "xong trước". */
const isDue = ({ clause }: DayPart): boolean => DUE.test(clause.plain);
const DUE = anyOf(
  '(?:phải|cần|là) (?:có|xong|nộp|gửi|đủ)|xong (?:trước|trong)|trước|chậm nhất|muộn nhất|trễ nhất|hạn|(?:nhé|nghe|đó)(?: \\S+)? $',
);
const POINTS = anyOf('(?:cái|việc|vụ|phần|khoản) (?:này|đó|ấy)');

const isOnlyOf = (task: Task, { behind }: DayPart): boolean => {
  const beside = [...contentWords(behind.trim().split(' '))].filter((word) => !task.content.has(word));
  return beside.length < 4;
};

/** The turn speaks of work of its own. */
const isOfOther = (turn: number, { day }: DayPart, task: Task, context: MeetingContext): boolean =>
  (context.clauses[turn] ?? []).some((clause) =>
    findTaskActs(clause, context).some(
      ({ deadline, object, who }) =>
        object.size > 0 && (who !== task.who || (object.size > 1 && deadline?.date === day.date)),
    ),
  );
