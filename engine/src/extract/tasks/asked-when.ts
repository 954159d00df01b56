import type { TaskAct } from '../acts/task-act.ts';
import { ASKS_WHEN } from '../days/haggle.ts';
import { type MeetingContext, plainTurn } from '../meeting-context.ts';
import { sameVerb } from './alike.ts';
import { isFor } from './hands-in.ts';
import { isAlive, type Task } from './task.ts';

const REACH = 2;

/** "Để em lấy mẫu cho" — "Chừng nào em đi?" — "Thứ hai em lấy rồi gửi xe": whatever else is said of it. */
export function askedWhen(tasks: readonly Task[], act: TaskAct, context: MeetingContext): Task | null {
  if (!ASKS_WHEN.test(plainTurn(context, act.turn - 1))) return null;
  const own = tasks.findLast((task) => task.who === act.who && isAlive(task));
  if (!own || !isFor(own, act) || act.turn - own.lastTurn > REACH) return null;
  return sameVerb(own, act) ? own : null;
}
