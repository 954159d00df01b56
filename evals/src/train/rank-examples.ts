import type { Draft, TaskDraft } from '@hopgon/engine/extract/draft-findings';
import type { MeetingView } from '@hopgon/engine/extract/meeting-view';
import { deadlineCandidates } from '@hopgon/engine/resolve/deadline';
import type { Candidate } from '@hopgon/engine/resolve/rank-candidates';
import type { GoldItem } from '../load-meetings.ts';
import { STATEMENT_LEAST, TITLE_LEAST } from '../measures/score-meetings.ts';
import { matchPairs, type Scored } from '../scoring/match-pairs.ts';
import { sameAssignee } from '../scoring/same-assignee.ts';
import { wordF1 } from '../scoring/text-overlap.ts';
import type { SignedExample } from './fit-trees.ts';
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

/** Whether a clause of the draft shares words with the gold line: a draft that only shares its turns teaches neither person nor day. */
export const isAbout = ({ draft, gold }: Match): boolean =>
  draft.group.some(
    ({ tokens }) => wordF1(tokens.map(({ text }) => text).join(' '), gold.text) >= LEAST_OVERLAP,
  );

const LEAST_OVERLAP = 0.3;

/** Where the right person is no candidate, nobody is right. */
export const assigneeExamples = ({ draft, gold }: Match): SignedExample[] =>
  markRight(draft.assignees, ({ name }) => sameAssignee(name, gold.assignees));

export function deadlineExamples({ draft, gold }: Match, view: MeetingView): SignedExample[] {
  const assignee =
    draft.assignees.find(({ name }) => name !== null && sameAssignee(name, gold.assignees))?.name ?? null;
  const days = deadlineCandidates(draft.group, draft.head, assignee, view);
  return markRight(days, ({ date }) => gold.deadlines.includes(date));
}

/** The last candidate stands for none of them. */
function markRight<One extends Candidate>(
  candidates: readonly One[],
  isRight: (one: One) => boolean,
): SignedExample[] {
  const right = candidates.map(isRight);
  if (!right.includes(true)) right[right.length - 1] = true;
  return candidates.map(({ signs }, at) => ({ signs, isTrue: right[at] === true }));
}

/** Whether a draft would be scored right: of several for one gold line the likeliest is. */
export function factExamples(
  drafts: readonly (Draft & Scored)[],
  gold: readonly Scored[],
  kind: 'task' | 'decision' | 'question',
): SignedExample[] {
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
  return drafts.map((draft) => ({ signs: draft.signs, isTrue: right.has(draft) }));
}
