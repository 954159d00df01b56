import { chanceByForest } from '../classify/forest.ts';
import type { Models } from '../classify/models.ts';
import { type Trained, trainedModels } from '../classify/trained-models.ts';
import { resolveAssignee } from '../resolve/assignee.ts';
import { deadlineCandidates, resolveDay } from '../resolve/deadline.ts';
import { isCertainOwner } from '../resolve/is-certain-owner.ts';
import { resolvePriority } from '../resolve/priority.ts';
import { soleTaker } from '../resolve/sole-taker.ts';
import { keepSupported } from '../support/keep-supported.ts';
import type { Turn } from '../transcript/turn.ts';
import { writeLine } from '../wording/write-line.ts';
import { factConfidence, isFact } from './certainty.ts';
import { type Draft, draftStatements, draftTasks, type TaskDraft } from './draft-findings.ts';
import type { ActionItem, Extraction, Statement } from './extraction.ts';
import { findMentioned } from './find-mentioned.ts';
import { findTopics } from './find-topics.ts';
import { type MeetingView, viewMeeting } from './meeting-view.ts';
import { mergeRepeats } from './merge-repeats.ts';
import { withoutReplaced } from './without-replaced.ts';

export type Findings = Pick<Extraction, 'actionItems' | 'decisions' | 'openQuestions'>;

/** What a meeting found, before its certainty is weighed. */
export type Drafted = {
  readonly view: MeetingView;
  readonly tasks: readonly TaskDraft[];
  readonly decisions: readonly Draft[];
  readonly questions: readonly Draft[];
};

/** Below this a person is a guess. */
const ASSIGNEE_FROM = 0.3;

export type MeetingInput = {
  /** YYYY-MM-DD; deadlines are counted from it, with weeks from Monday. */
  readonly meetingDate: string;
  readonly turns: readonly Turn[];
  /** Titles of the agenda's items in their order, where the meeting has one. */
  readonly agenda?: readonly string[];
};

/**
 * What a meeting leaves behind: tasks in their final state, decisions that stand, questions nobody answered, each with its
 * certainty, and what was talked about. The same input gives the same output.
 */
export function extractMeeting(
  { meetingDate, turns, agenda = [] }: MeetingInput,
  trained: Trained = trainedModels(),
): Extraction {
  const { models } = trained;
  const view = viewMeeting(meetingDate, turns, models);
  const least = leastChances(trained);
  const drafted = {
    view,
    tasks: draftTasks(view, models, least),
    decisions: draftStatements('decision', view, models, least),
    questions: draftStatements('question', view, models, least),
  };
  const findings = keepSupported(finishDrafts(drafted, trained), { meetingDate, turns });
  return {
    ...findings,
    topics: findTopics(agenda, view),
    mentioned: findMentioned(findings.actionItems.filter(isFact), view),
  };
}

/** Less certain findings are not even suggested. */
const LEAST_CERTAIN = 0.2;

/** The least probabilities that give a certainty worth suggesting; a little less, so that rounding drops none. */
const leastChances = ({ factFrom }: Trained): Trained['factFrom'] => ({
  task: LEAST_SHARE * factFrom.task,
  decision: LEAST_SHARE * factFrom.decision,
  question: LEAST_SHARE * factFrom.question,
});
const LEAST_SHARE = LEAST_CERTAIN / factConfidence - 1e-9;

/** Who does each task by when, how each line is worded, and how certain everything is. */
export function finishDrafts({ view, tasks, decisions, questions }: Drafted, trained: Trained): Findings {
  const { models, factFrom } = trained;
  const finish = <Kept extends Draft>(drafts: readonly Kept[]) =>
    drafts.flatMap((draft) => {
      const probability = chanceByForest(models[`${draft.kind}Fact`], draft.signs);
      const confidence = certainty(probability, factFrom[draft.kind]);
      if (confidence < LEAST_CERTAIN) return [];
      const { text, turns } = draft.line ?? writeLine(draft, view, models);
      const evidence = [...new Set([...draft.evidence, ...turns])].sort((one, other) => one - other);
      return [{ draft, text, evidence, confidence }];
    });
  const statements = (drafts: readonly Draft[]): Statement[] =>
    mergeRepeats(finish(drafts).map(({ text, evidence, confidence }) => ({ text, evidence, confidence })));
  return {
    actionItems: finish(tasks).map(({ draft, text, evidence, confidence }) => {
      const resolved = resolveTask(draft, view, models);
      const priority = resolvePriority(evidence, resolved.deadline, view);
      return { title: text, ...resolved, priority, evidence, confidence };
    }),
    decisions: withoutReplaced(statements(decisions)),
    openQuestions: statements(questions),
  };
}

function resolveTask(
  { head, group, assignees }: TaskDraft,
  view: MeetingView,
  models: Models,
): Pick<ActionItem, 'assignee' | 'deadline' | 'deadlineText'> {
  const likeliest = resolveAssignee(assignees, models.assignee, ASSIGNEE_FROM);
  const isCertain = likeliest !== null && isCertainOwner(likeliest, { head, group, view });
  const assignee = isCertain ? likeliest : soleTaker({ head, group, view });
  const days = deadlineCandidates(group, head, assignee, view);
  const day = resolveDay(days, models.deadline);
  return { assignee, deadline: day?.date ?? null, deadlineText: day?.phrase ?? null };
}

/** Where reporting a line gains more than it costs, its certainty is that of a fact; on both sides it grows evenly. */
function certainty(probability: number, factFrom: number): number {
  if (probability < factFrom) return (factConfidence * probability) / factFrom;
  return factConfidence + ((1 - factConfidence) * (probability - factFrom)) / (1 - factFrom);
}
