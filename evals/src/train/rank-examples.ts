import type { Draft, TaskDraft } from '@hopgon/engine/reader/draft-findings';
import type { MeetingView } from '@hopgon/engine/reader/meeting-view';
import { deadlineCandidates } from '@hopgon/engine/resolve/deadline';
import type { GoldItem } from '../load-meetings.ts';
import { STATEMENT_LEAST, TITLE_LEAST } from '../measures/score-meetings.ts';
import { matchPairs, type Scored } from '../scoring/match-pairs.ts';
import { sameAssignee } from '../scoring/same-assignee.ts';
import type { Example } from './fit-logistic.ts';
import type { TrainingMeeting } from './training-meeting.ts';

type Match = { readonly draft: TaskDraft; readonly gold: GoldItem };

/** Drafts with the gold task of their evidence. */
export function matchDrafts({ meeting }: TrainingMeeting, drafts: readonly (TaskDraft & Scored)[]): Match[] {
  const pairs = matchPairs(meeting.items, drafts, { least: TITLE_LEAST, byEvidence: true });
  return pairs.flatMap(([item, found]) => {
    const [gold, draft] = [meeting.items[item], drafts[found]];
    return gold && draft ? [{ gold, draft }] : [];
  });
}

export const assigneeExamples = ({ draft, gold }: Match, author: string): Example[] =>
  draft.assignees.map(({ name, features }) => ({
    features,
    isTrue: sameAssignee(name, gold.assignees) && gold.assignees[0] !== null,
    author,
  }));

export function deadlineExamples({ draft, gold }: Match, view: MeetingView, author: string): Example[] {
  const assignee = draft.assignees.find(({ name }) => sameAssignee(name, gold.assignees))?.name ?? null;
  return deadlineCandidates(draft.group, draft.head, assignee, view).map(({ date, features }) => ({
    features,
    isTrue: gold.deadlines.includes(date),
    author,
  }));
}

/** Whether a draft would be scored right: of several for one gold line the likeliest is. */
export function factExamples(
  drafts: readonly (Draft & Scored)[],
  gold: readonly Scored[],
  kind: 'task' | 'decision' | 'question',
  author: string,
): Example[] {
  const rule =
    kind === 'task'
      ? { least: TITLE_LEAST, byEvidence: true }
      : { least: STATEMENT_LEAST, byEvidence: false };
  const taken = new Set<Scored>();
  const right = new Set<Draft>();
  for (const draft of drafts.toSorted((one, other) => other.head[kind] - one.head[kind])) {
    const line = gold.find((one) => !taken.has(one) && matchPairs([one], [draft], rule).length > 0);
    if (!line) continue;
    taken.add(line);
    right.add(draft);
  }
  return drafts.map((draft) => ({ features: draft.features, isTrue: right.has(draft), author }));
}
