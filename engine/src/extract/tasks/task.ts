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
  /** Every verb it was told by. */
  readonly verbs: Set<string>;
  deadline: ReadDeadline | null;
  /** A later day the assignee asked for and nobody has confirmed yet. */
  proposed: ReadDeadline | null;
  /** The turn that spoke against its day last, or -1. */
  doubted: number;
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
    verbs: new Set(verbsOf(act)),
    deadline: act.deadline,
    proposed: null,
    doubted: -1,
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
  for (const verb of verbsOf(act)) task.verbs.add(verb);
  setDay(task, act.deadline);
  noteTurn(task, act.turn);
  task.strength = Math.max(task.strength, act.strength) + 0.25;
}

const verbsOf = ({ verb }: TaskAct): readonly string[] => (verb === '' ? [] : [verb]);

/** A turn that speaks of it. */
export function noteTurn(task: Task, turn: number): void {
  task.evidence.add(turn);
  task.lastTurn = turn;
}

/** The last word on the day counts, unless it only says when one sets to work. */
export function setDay(task: Task, day: ReadDeadline | null): void {
  if (day !== null && !(day.soon && task.deadline !== null)) task.deadline = day;
}

export function isAlive(task: Task): boolean {
  return task.state !== 'dropped' && task.state !== 'offered';
}
