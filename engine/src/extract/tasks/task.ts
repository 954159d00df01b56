import type { TaskAct } from '../acts/task-act.ts';
import type { ReadDeadline } from '../days/read-deadline.ts';

/**
 * open: given, nobody has answered yet · asked: put as a question, waits for a yes · offered: waits for a yes of
 * the others · taken: accepted or volunteered · refused: turned down, may pass on · dropped: will not be done.
 */
export type TaskState = 'open' | 'asked' | 'offered' | 'taken' | 'refused' | 'dropped';

export type Task = {
  who: string | null;
  readonly giver: string | null;
  state: TaskState;
  readonly acts: TaskAct[];
  readonly content: Set<string>;
  readonly object: Set<string>;
  deadline: ReadDeadline | null;
  /** A later day the assignee asked for and nobody has confirmed yet. */
  proposed: ReadDeadline | null;
  readonly evidence: Set<number>;
  lastTurn: number;
  strength: number;
};

export function openTask(act: TaskAct, state: TaskState, giver: string | null): Task {
  return {
    who: act.who,
    giver,
    state,
    acts: [act],
    content: new Set(act.content),
    object: new Set(act.object),
    deadline: act.deadline,
    proposed: null,
    evidence: new Set([act.matter.clause.turn, act.turn]),
    lastTurn: act.turn,
    strength: act.strength,
  };
}

/** A later word on the same task: it may add matter, and its deadline counts. */
export function addAct(task: Task, act: TaskAct): void {
  task.acts.push(act);
  for (const word of act.content) task.content.add(word);
  for (const word of act.object) task.object.add(word);
  setDay(task, act.deadline);
  task.evidence.add(act.turn);
  task.lastTurn = act.turn;
  task.strength = Math.max(task.strength, act.strength) + 0.25;
}

/** The last word on the day counts, unless it only says when one sets to work. */
export function setDay(task: Task, day: ReadDeadline | null): void {
  if (day !== null && !(day.soon && task.deadline !== null)) task.deadline = day;
}

export function isAlive(task: Task): boolean {
  return task.state !== 'dropped' && task.state !== 'offered';
}
