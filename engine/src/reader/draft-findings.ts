import type { Features } from '../classify/linear-model.ts';
import type { Models } from '../classify/models.ts';
import { type AssigneeCandidate, assigneeCandidates } from '../resolve/assignee.ts';
import { groupTasks } from '../resolve/same-task.ts';
import { chooseTitleClause, type TitleCandidate, titleCandidates } from '../resolve/title-clause.ts';
import { writeTitle } from '../resolve/write-title.ts';
import { factFeatures } from './fact-features.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** What may become a line of the minutes. */
export type Draft = {
  readonly text: string;
  readonly head: ScoredClause;
  readonly evidence: readonly number[];
  readonly features: Features;
};

export type TaskDraft = Draft & {
  /** The clauses that speak of the task. */
  readonly group: readonly ScoredClause[];
  /** Clauses it may be worded by. */
  readonly titles: readonly TitleCandidate[];
  readonly assignees: readonly AssigneeCandidate[];
};

const LEAST = { decision: 0.015, question: 0.01 };
export const draftTasks = (view: MeetingView, models: Models): TaskDraft[] =>
  groupTasks(view.clauses, models.sameTask).map((group) => {
    const head = group.reduce((best, one) => (one.task > best.task ? one : best));
    const titles = titleCandidates(group, head, view);
    const worded = chooseTitleClause(titles, models.wordedBy) ?? head;
    const text = writeTitle(worded, models.taskWord);
    return {
      text,
      head,
      group,
      titles,
      evidence: [...new Set(group.map(({ turn }) => turn))].sort((one, other) => one - other),
      assignees: assigneeCandidates(group, head, view),
      features: factFeatures({ kind: 'task', head, group, view, text }),
    };
  });

export const draftStatements = (kind: 'decision' | 'question', view: MeetingView, models: Models): Draft[] =>
  view.clauses
    .filter((clause) => clause[kind] >= LEAST[kind] && clause.tokens.length > 2)
    .map((head) => {
      const text = writeTitle(head, models[`${kind}Word`]);
      return {
        text,
        head,
        evidence: [head.turn],
        features: factFeatures({ kind, head, group: [head], view, text }),
      };
    });
