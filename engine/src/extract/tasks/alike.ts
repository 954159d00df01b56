import type { TaskAct } from '../acts/task-act.ts';
import { overlap } from '../clauses/content-words.ts';
import type { Task } from './task.ts';

/** By their objects where both have one: "hoàn thành A" is not "hoàn thành B". */
export function likeness(task: Task, act: TaskAct): number {
  if (task.object.size > 0 && act.object.size > 0) return overlap(task.object, act.object);
  return overlap(task.content, act.content);
}

export function saysLittle(act: TaskAct): boolean {
  return act.object.size === 0;
}

/** "khối 8" is not "khối 9", however alike the rest. */
export function differInNumbers(task: Task, act: TaskAct): boolean {
  const own = [...act.content].filter((word) => /\d/u.test(word));
  if (own.length === 0 || own.some((word) => task.content.has(word))) return false;
  return [...task.content].some((word) => /\d/u.test(word));
}

export function sameVerb(task: Task, act: TaskAct): boolean {
  if (task.verbs.has(act.verb)) return true;
  for (const verb of task.verbs) if (act.content.has(verb) || shortens(act.verb, verb)) return true;
  return false;
}

/** "Lấy mẫu đất" — "thứ hai em lấy". */
const shortens = (verb: string, full: string): boolean => verb !== '' && full.startsWith(`${verb} `);
