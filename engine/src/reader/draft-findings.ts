import type { Features, LinearModel } from '../classify/linear-model.ts';
import type { Models } from '../classify/models.ts';
import { type AssigneeCandidate, assigneeCandidates } from '../resolve/assignee.ts';
import { groupTasks } from '../resolve/same-task.ts';
import { writeTitle } from '../resolve/write-title.ts';
import { factFeatures, type Kind } from './fact-features.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** What may become a line of the minutes. */
export type Draft = {
  readonly text: string;
  readonly head: ScoredClause;
  readonly group: readonly ScoredClause[];
  readonly evidence: readonly number[];
  readonly features: Features;
};

export type TaskDraft = Draft & { readonly assignees: readonly AssigneeCandidate[] };

const LEAST = { decision: 0.015, question: 0.01 };
/** How much easier a word is kept than its likelihood says; the wording is scored by overlap, which forgives a word too many. */
const EASE = { task: 1, decision: 1, question: 1 };

export function draftTasks(view: MeetingView, models: Models): TaskDraft[] {
  return groupTasks(view.clauses, models.sameTask).map((group) => {
    const head = group.reduce((best, one) => (one.task > best.task ? one : best));
    return {
      ...draftLine('task', { head, group, view, worded: titleClause(group, view) ?? head }, models.taskWord),
      assignees: assigneeCandidates(group, head, view),
    };
  });
}

/** The clause of a task's turns, or of the turn before them, that words it best. */
function titleClause(group: readonly ScoredClause[], view: MeetingView): ScoredClause | undefined {
  const turns = new Set(group.flatMap(({ turn }) => [turn - 1, turn]));
  const near = [...turns].flatMap((turn) => view.byTurn[turn] ?? []);
  const worded = near.filter(
    (clause) => clause.tokens.length > 2 && (group.includes(clause) || clause.task >= 0.03),
  );
  return worded.reduce<ScoredClause | undefined>(
    (best, one) => (one.title > (best?.title ?? 0) ? one : best),
    undefined,
  );
}

export function draftStatements(kind: 'decision' | 'question', view: MeetingView, models: Models): Draft[] {
  const word = models[`${kind}Word`];
  return view.clauses
    .filter((clause) => clause[kind] >= LEAST[kind] && clause.tokens.length > 2)
    .map((head) => draftLine(kind, { head, group: [head], view, worded: head }, word));
}

type Source = {
  readonly head: ScoredClause;
  readonly group: readonly ScoredClause[];
  readonly view: MeetingView;
  /** The clause whose words make the line. */
  readonly worded: ScoredClause;
};

function draftLine(kind: Kind, { head, group, view, worded }: Source, word: LinearModel): Draft {
  const text = writeTitle(worded, word, EASE[kind]);
  return {
    text,
    head,
    group,
    evidence: [...new Set(group.map(({ turn }) => turn))].sort((one, other) => one - other),
    features: factFeatures({ kind, head, group, view, text }),
  };
}
