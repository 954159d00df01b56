import type { Models } from '../classify/models.ts';
import { NOTHING, type Signs } from '../classify/signs.ts';
import { type AssigneeCandidate, assigneeCandidates } from '../resolve/assignee.ts';
import { groupTasks } from '../resolve/same-task.ts';
import { type Matter, weighHead } from '../wording/passages.ts';
import { type LineSigns, type WrittenLine, writeLine } from '../wording/write-line.ts';
import { factSigns } from './fact-signs.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** What may become a line of the minutes. */
export type Draft = Matter & {
  /** The turns that speak of it, ascending. */
  readonly evidence: readonly number[];
  readonly signs: Signs;
  /** Its line, where it is certain enough to be written. */
  readonly line: WrittenLine | null;
};

export type TaskDraft = Draft & { readonly assignees: readonly AssigneeCandidate[] };

const LEAST_CHANCE = { decision: 0.015, question: 0.01 };

/** What the clauses of a meeting speak of that may become a line of a kind. */
export function findMatters(kind: Matter['kind'], view: MeetingView, models: Models): Matter[] {
  if (kind === 'task') {
    return groupTasks(view.clauses, models.sameTask).map((group) => ({
      kind,
      group,
      head: headOf(group),
    }));
  }
  return view.clauses
    .filter((clause) => clause[kind] >= LEAST_CHANCE[kind] && clause.tokens.length > 2)
    .map((head) => ({ kind, head, group: [head] }));
}

/** The likeliest clause; one of a round only where the task is spoken of nowhere else. */
function headOf(group: readonly ScoredClause[]): ScoredClause {
  const own = group.filter(({ isInRound, task }) => !isInRound && task >= LEAST_HEAD);
  return (own.length > 0 ? own : group).reduce((best, one) => (one.task > best.task ? one : best));
}
const LEAST_HEAD = 0.2;

export const draftTasks = (view: MeetingView, models: Models): TaskDraft[] =>
  findMatters('task', view, models).map((matter) => ({
    ...draftMatter(matter, view, models),
    assignees: assigneeCandidates(matter.group, matter.head, view),
  }));

export const draftStatements = (kind: 'decision' | 'question', view: MeetingView, models: Models): Draft[] =>
  findMatters(kind, view, models).map((matter) => draftMatter(matter, view, models));

function draftMatter(matter: Matter, view: MeetingView, models: Models): Draft {
  const { kind, head, group } = matter;
  const line = kind !== 'task' && head[kind] >= LEAST_WRITTEN ? writeLine(matter, view, models) : null;
  return {
    ...matter,
    evidence: [...new Set(group.map(({ turn }) => turn))].sort((one, other) => one - other),
    signs: factSigns(matter, view, { ...weighHead(matter, models), ...(line?.signs ?? NO_LINE) }),
    line,
  };
}

/** Less likely matters are not worded before they are judged. */
const LEAST_WRITTEN = 0.05;
const NO_LINE: LineSigns = {
  'expected of line': NOTHING,
  'faults of line': NOTHING,
  'words of line': NOTHING,
  'right in line': NOTHING,
  'line of head': NOTHING,
  'parts of line': NOTHING,
};
