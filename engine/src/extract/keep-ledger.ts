import type { Clause } from './clause.ts';
import { contentWords, overlap, sharedCount } from './content-words.ts';
import { findTaskActs } from './find-task-acts.ts';
import { followReplies } from './follow-replies.ts';
import { anyOf } from './language/phrase.ts';
import { LAUGHS } from './language/stance-cues.ts';
import { taskOfAssign, taskOfCommit } from './match-task.ts';
import { type MeetingContext, plainTurn, speakerOf } from './meeting-context.ts';
import { isRecap, noteRecap } from './recap.ts';
import { addAct, isAlive, openTask, type Task } from './task.ts';
import type { TaskAct } from './task-act.ts';

const CANCELS = anyOf(`
  thôi khỏi|khỏi|không cần|khỏi cần|hủy|bỏ|dẹp|thôi không|tạm dừng|dừng|không .{1,30} nữa
`);

/** Walks the meeting once, turn by turn, and keeps every task in the state the last word left it in. */
export function keepLedger(context: MeetingContext): Task[] {
  const tasks: Task[] = [];
  context.turns.forEach((_, turn) => {
    const clauses = context.clauses[turn] ?? [];
    followReplies(tasks, turn, context);
    if (isRecap(clauses, context)) noteRecap(tasks, turn, context);
    else for (const clause of clauses) readClause(tasks, clause, context);
  });
  return tasks.filter((task) => isFinal(task, context));
}

function readClause(tasks: Task[], clause: Clause, context: MeetingContext): void {
  const acts = findTaskActs(clause, context);
  for (const act of acts) enter(tasks, act, context);
  if (acts.length === 0 && !clause.asks && CANCELS.test(clause.plain)) cancel(tasks, clause);
}

function enter(tasks: Task[], act: TaskAct, context: MeetingContext): void {
  const speaker = speakerOf(context, act.turn);
  if (act.kind === 'offer') {
    tasks.push(openTask(act, 'offered', null));
    return;
  }
  const known = act.kind === 'commit' ? taskOfCommit(tasks, act) : taskOfAssign(tasks, act);
  if (known) {
    addAct(known, act);
    known.who = act.who;
    known.state = act.kind === 'commit' ? 'taken' : known.state === 'refused' ? 'open' : known.state;
  } else {
    tasks.push(
      openTask(act, act.kind === 'commit' ? 'taken' : act.kind === 'request' ? 'asked' : 'open', speaker),
    );
  }
}

function cancel(tasks: readonly Task[], clause: Clause): void {
  const content = contentWords(clause.words);
  for (const task of tasks.slice(-20)) {
    const same = overlap(task.content, content) >= 0.6 && sharedCount(task.content, content) >= 2;
    if (same && isAlive(task) && task.lastTurn < clause.turn) task.state = 'dropped';
  }
}

/** Given or taken in earnest, by or to somebody. */
function isFinal(task: Task, context: MeetingContext): boolean {
  if (task.state !== 'open' && task.state !== 'taken') return false;
  if (task.who === null && task.strength < 3) return false;
  const last = plainTurn(context, task.lastTurn);
  const laughed =
    LAUGHS.test(last) || (task.state === 'open' && LAUGHS.test(plainTurn(context, task.lastTurn + 1)));
  return !laughed || task.deadline !== null;
}
