import type { TaskAct } from '../acts/task-act.ts';
import { ASKS_WHEN } from '../days/haggle.ts';
import { type MeetingContext, plainTurn } from '../meeting-context.ts';
import { sameVerb } from './alike.ts';
import { isAlive, type Task } from './task.ts';

const REACH = 2;

/** "Để em lấy mẫu cho" — "Chừng nào em đi?" — "Thứ hai em lấy rồi gửi xe": whatever else is said of it. */
export function askedWhen(tasks: readonly Task[], act: TaskAct, context: MeetingContext): Task | null {
  if (act.deadline === null || !ASKS_WHEN.test(plainTurn(context, act.turn - 1))) return null;
  const own = tasks.findLast((task) => task.who === act.who && isAlive(task));
  const waits = own?.deadline === null && act.turn - own.lastTurn <= REACH;
  return own && waits && sameVerb(own, act) ? own : null;
}
