import type { Clause } from './act-clause.ts';
import { daysIn, priorityIn } from './said-amounts.ts';
import type { SpokenAct, SpokenPriority } from './spoken-act.ts';

interface SaidOfTask {
  readonly state: 'accepted' | 'declined' | 'done' | null;
  readonly deadline: string;
  readonly days: number | null;
  readonly priority: SpokenPriority | null;
  readonly assignee: string;
}

/** A task that is accepted, finished, or gets another day, priority or person. */
export function readTaskChange(clause: Clause): SpokenAct | null {
  if (isOther(clause)) return null;
  const assignee = assigneeIn(clause);
  const said: SaidOfTask = {
    state: stateIn(clause),
    ...(assignee === '' ? dueIn(clause) : noDue),
    priority: clause.has('task', 'priority') ? priorityIn(clause) : null,
    assignee,
  };
  if (!isSaid(clause, said)) return null;
  const people = clause.names().filter((name) => name !== assignee);
  const end = said.deadline === '' ? -1 : clause.pieces.findIndex(({ text }) => text === said.deadline);
  const words = clause.content(0, end < 0 ? clause.pieces.length : end, ['drop', 'add', 'invite']);
  return { kind: 'task', words, people, ...said };
}

/** What gives a task, asks of tasks, or makes something else. */
const isOther = (clause: Clause): boolean =>
  (clause.has('make') && !clause.has('task')) ||
  (clause.has('give') && !clause.has('reassign')) ||
  clause.has('who', 'how-many', 'late');

function isSaid(clause: Clause, { state, deadline, days, priority, assignee }: SaidOfTask): boolean {
  if (state === 'done') return !clause.isQuestion;
  if (state !== null) return true;
  const isNew = deadline !== '' || days !== null || priority !== null || assignee !== '';
  return isNew && clause.has('task', 'deadline') && (!clause.isQuestion || deadline !== '');
}

function stateIn(clause: Clause): SaidOfTask['state'] {
  if (!clause.has('progress') && clause.has('finished')) return 'done';
  const take = clause.at('take');
  if (clause.has('task') && clause.has('decline-invite')) return 'declined';
  if (take < 0) return null;
  // "em không nhận việc này được" is no yes.
  return clause.pieces[take - 1]?.cue === 'negation' ? 'declined' : 'accepted';
}

/** "cho việc mua máy in sang tuần sau" */
const isPutOff = (clause: Clause): boolean =>
  /^(?:cho|để|de)$/iu.test(clause.lead?.text ?? '') &&
  clause.has('task') &&
  clause.times().some((time) => /^(?:sang|qua)\s/iu.test(time));

const noDue = { deadline: '', days: null } as const;

/** A new day, or by how many days it is moved. */
function dueIn(clause: Clause): Pick<SaidOfTask, 'deadline' | 'days'> {
  const isMoved =
    clause.has('deadline') || (clause.has('task', 'take') && clause.has('move')) || isPutOff(clause);
  if (!isMoved) return noDue;
  const days = daysIn(clause.message);
  if (days !== null) return { deadline: '', days };
  const [deadline = ''] = clause.times(Math.max(0, clause.lastAt('to', 'move', 'deadline')));
  return { deadline, days: null };
}

/** Whom a task is handed to. */
function assigneeIn(clause: Clause): string {
  const to = clause.lastAt('to-person', 'to');
  return clause.has('task') && clause.has('reassign', 'move') && to >= 0 ? (clause.names(to)[0] ?? '') : '';
}
