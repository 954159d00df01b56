import { overlap, sharedCount } from './content-words.ts';
import { anyOf } from './language/phrase.ts';
import { isAlive, type Task } from './task.ts';
import type { TaskAct } from './task-act.ts';

const NEAR = 4;
const TAKES_OVER = anyOf(`
  để (?:em|anh|chị|tôi|con|cháu|mình|cô|chú|bác) .{0,40}(?:hết|luôn|thay|cho)|thay|làm thay|thay cho
  chuyển cho|chuyển sang|đổi cho|đổi lại|đổi người|giao lại|thôi để|để (?:em|anh|chị|tôi|con|cháu|mình)
`);
const SHORT = 1;

/** The task a promise speaks of, if it is not a new one. Newest first: people answer what was said last. */
export function taskOfCommit(tasks: readonly Task[], act: TaskAct): Task | null {
  const own = newest(tasks, (task) => task.who === act.who && isAlive(task) && answersOwn(task, act));
  return own ?? newest(tasks, (task) => task.who !== act.who && isAlive(task) && takesOver(task, act));
}

function answersOwn(task: Task, act: TaskAct): boolean {
  const near = act.turn - task.lastTurn <= NEAR;
  const alike = overlap(task.content, act.content);
  const waits = task.state === 'open' || task.state === 'asked' || task.evidence.has(act.turn);
  if (near && waits && (act.content.size <= SHORT || alike > 0 || sameVerb(task, act))) return true;
  if (near && act.content.size <= SHORT) return true;
  return alike >= (near ? 0.4 : 0.6) && sharedCount(task.content, act.content) >= (near ? 1 : 2);
}

function takesOver(task: Task, act: TaskAct): boolean {
  const near = act.turn - task.lastTurn <= NEAR;
  const alike = overlap(task.content, act.content);
  if (task.state === 'refused' || task.state === 'asked')
    return near && (act.content.size <= SHORT || alike > 0 || sameVerb(task, act));
  return near && alike >= 0.5 && TAKES_OVER.test(act.clause.plain);
}

/** The task an assignment repeats, moves to another day, or hands to another person. */
export function taskOfAssign(tasks: readonly Task[], act: TaskAct): Task | null {
  const sameTurn = newest(
    tasks,
    (task) => task.lastTurn === act.turn && task.who === act.who && continues(task, act),
  );
  if (sameTurn) return sameTurn;
  const own = newest(tasks, (task) => task.who === act.who && isAlive(task) && repeats(task, act));
  return own ?? newest(tasks, (task) => task.who !== act.who && isAlive(task) && handsOn(task, act));
}

function continues(task: Task, act: TaskAct): boolean {
  return act.subjectless || overlap(task.content, act.content) >= 0.4;
}

function repeats(task: Task, act: TaskAct): boolean {
  const near = act.turn - task.lastTurn <= NEAR;
  const shared = sharedCount(task.content, act.content);
  if (near && act.content.size <= SHORT) return true;
  return overlap(task.content, act.content) >= (near ? 0.4 : 0.6) && shared >= (near ? 1 : 2);
}

function handsOn(task: Task, act: TaskAct): boolean {
  const near = act.turn - task.lastTurn <= NEAR;
  if (task.state === 'refused' && near)
    return act.content.size <= SHORT || overlap(task.content, act.content) > 0;
  const shared = sharedCount(task.content, act.content);
  return (
    overlap(task.content, act.content) >= 0.6 &&
    (shared >= 3 || (shared >= 2 && near) || (shared >= 2 && TAKES_OVER.test(act.clause.plain)))
  );
}

function sameVerb(task: Task, act: TaskAct): boolean {
  const verb = act.clause.words[act.verbAt];
  return task.acts.some((other) => other.clause.words[other.verbAt] === verb);
}

function newest(tasks: readonly Task[], fits: (task: Task) => boolean): Task | null {
  for (let index = tasks.length - 1; index >= Math.max(0, tasks.length - 40); index -= 1) {
    const task = tasks[index];
    if (task && fits(task)) return task;
  }
  return null;
}
