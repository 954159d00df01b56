import type { TaskAct } from '../acts/task-act.ts';
import { plainBetween } from '../clauses/clause.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { dayParts, standing } from '../days/day-parts.ts';
import { readDeadline } from '../days/read-deadline.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { addAct, isAlive, type Task } from './task.ts';

const MOVES = setOf('dời|lùi|chuyển|đổi|đẩy|hoãn|kéo');
const NEAR = 3;

/** "Em dời qua thứ bảy": another day for the task of theirs that was spoken of last. */
export function movesTask(tasks: readonly Task[], act: TaskAct): boolean {
  if (!MOVES.has(act.verb) || act.deadline === null) return false;
  const target =
    tasks.findLast((task) => isAlive(task) && sharedCount(task.content, act.content) >= 2) ??
    (namesNothing(act) ? tasks.findLast((task) => isAlive(task) && isNearOwn(task, act)) : undefined);
  if (target) addAct(target, act);
  return target !== undefined;
}

const isNearOwn = (task: Task, act: TaskAct): boolean =>
  task.who === act.who && act.turn - task.lastTurn <= NEAR;

const namesNothing = ({ object }: TaskAct): boolean => object.size <= 1;

/** "Em dời lịch họp qua thứ ba, làm trong hôm nay": the day a thing is put on is no limit of the work. */
export function withoutNewDay(act: TaskAct, context: MeetingContext): TaskAct {
  const { clause, matter, deadline } = act;
  if (!MOVES.has(act.verb) || deadline === null) return act;
  const end = Math.min(clause.words.length, ...[...clause.breaks].filter((at) => at > matter.from)) + 1;
  const to = Math.min(end, clause.words.length);
  const put = ONTO.exec(plainBetween(clause, matter.from, to));
  if (!put || contentWords((put.groups?.thing ?? '').split(' ')).size === 0) return act;
  if (readDeadline(clause, matter.from, to, context)?.date !== deadline.date) return act;
  return { ...act, deadline: readDeadline(clause, to, clause.words.length, context) };
}
/** "Thứ năm em xong, à không, thứ năm em lên công ty, thứ sáu đi": the day that stands. */
export function withoutDayTakenBack(act: TaskAct, context: MeetingContext): TaskAct {
  const parts = act.deadline === null ? [] : dayParts(act.turn, context);
  if (!parts.some(({ takesBack }) => takesBack)) return act;
  const left = standing(parts);
  const stands = left.length === 0 || left.some(({ day }) => day.date === act.deadline?.date);
  return stands ? act : { ...act, deadline: left.findLast(({ bare }) => bare)?.day ?? null };
}

const ONTO = anyOf(
  '(?:dời|lùi|chuyển|đổi|đẩy|hoãn|kéo) (?<thing>(?:\\S+ ){1,12})(?:qua|sang|tới|đến|về|lên|xuống|vào)',
);
