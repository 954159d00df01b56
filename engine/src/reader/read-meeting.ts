import { probabilityOf } from '../classify/linear-model.ts';
import type { Models } from '../classify/models.ts';
import { type Trained, trainedModels } from '../classify/trained-models.ts';
import { factConfidence } from '../extract/certainty.ts';
import type { ActionItem, Statement } from '../extract/extraction.ts';
import { resolveAssignee } from '../resolve/assignee.ts';
import { deadlineCandidates, resolveDay } from '../resolve/deadline.ts';
import { keepSupported } from '../support/keep-supported.ts';
import type { Turn } from '../transcript/turn.ts';
import { writeLine } from '../wording/write-line.ts';
import { type Draft, draftStatements, draftTasks, type TaskDraft } from './draft-findings.ts';
import { type MeetingView, viewMeeting } from './meeting-view.ts';

export type Findings = {
  readonly actionItems: ActionItem[];
  readonly decisions: Statement[];
  readonly openQuestions: Statement[];
};

/** What a meeting found, before its certainty is weighed. */
export type Drafted = {
  readonly view: MeetingView;
  readonly tasks: readonly TaskDraft[];
  readonly decisions: readonly Draft[];
  readonly questions: readonly Draft[];
};

/** Below these a person or a day is a guess. */
const ASSIGNEE_FROM = 0.1;
const DEADLINE_FROM = 0.4;

/** Tasks in their final state, decisions that stand and questions nobody answered, each with its certainty. */
export function readMeeting(
  source: { readonly meetingDate: string; readonly turns: readonly Turn[] },
  trained: Trained = trainedModels(),
): Findings {
  const { models } = trained;
  const view = viewMeeting(source.meetingDate, source.turns, models);
  const found = finishDrafts(
    {
      view,
      tasks: draftTasks(view, models),
      decisions: draftStatements('decision', view, models),
      questions: draftStatements('question', view, models),
    },
    trained,
  );
  return keepSupported(found, source);
}

/** Less certain findings are not even suggested. */
const LEAST_CERTAIN = 0.2;

/** Who does each task by when, how each line is worded, and how certain everything is. */
export function finishDrafts({ view, tasks, decisions, questions }: Drafted, trained: Trained): Findings {
  const { models, factFrom } = trained;
  const finish = <Kept extends Draft>(drafts: readonly Kept[]) =>
    drafts.flatMap((draft) => {
      const probability = probabilityOf(models[`${draft.kind}Fact`], draft.features);
      const confidence = certainty(probability, factFrom[draft.kind]);
      if (confidence < LEAST_CERTAIN) return [];
      const { text, turns } = writeLine(draft, view, models);
      const evidence = [...new Set([...draft.evidence, ...turns])].sort((one, other) => one - other);
      return [{ draft, text, evidence, confidence }];
    });
  const statements = (drafts: readonly Draft[]): Statement[] =>
    finish(drafts).map(({ text, evidence, confidence }) => ({ text, evidence, confidence }));
  return {
    actionItems: finish(tasks).map(({ draft, text, evidence, confidence }) => ({
      title: text,
      ...resolveTask(draft, view, models),
      priority: 'trung bình',
      evidence,
      confidence,
    })),
    decisions: statements(decisions),
    openQuestions: statements(questions),
  };
}

function resolveTask(
  { head, group, assignees }: TaskDraft,
  view: MeetingView,
  models: Models,
): Pick<ActionItem, 'assignee' | 'deadline' | 'deadlineText'> {
  const assignee = resolveAssignee(assignees, models.assignee, ASSIGNEE_FROM);
  const days = deadlineCandidates(group, head, assignee, view);
  const day = resolveDay(days, models.deadline, DEADLINE_FROM);
  return { assignee, deadline: day?.date ?? null, deadlineText: day?.phrase ?? null };
}

/** Where reporting a line gains more than it costs, its certainty is that of a fact; on both sides it grows evenly. */
function certainty(probability: number, factFrom: number): number {
  if (probability < factFrom) return (factConfidence * probability) / factFrom;
  return factConfidence + ((1 - factConfidence) * (probability - factFrom)) / (1 - factFrom);
}
