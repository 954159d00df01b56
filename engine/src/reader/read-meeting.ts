import { probabilityOf } from '../classify/linear-model.ts';
import { type Trained, trainedModels } from '../classify/trained-models.ts';
import { factConfidence } from '../extract/certainty.ts';
import type { ActionItem, Statement } from '../extract/extraction.ts';
import { resolveAssignee } from '../resolve/assignee.ts';
import { deadlineCandidates, resolveDay } from '../resolve/deadline.ts';
import { keepSupported } from '../support/keep-supported.ts';
import type { Turn } from '../transcript/turn.ts';
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

/** Who does each task by when, and how certain everything is. */
export function finishDrafts({ view, tasks, decisions, questions }: Drafted, trained: Trained): Findings {
  const { models, factFrom } = trained;
  const statement = (kind: 'decision' | 'question', { text, evidence, features }: Draft): Statement => ({
    text,
    evidence: [...evidence],
    confidence: certainty(probabilityOf(models[`${kind}Fact`], features), factFrom[kind]),
  });
  return {
    actionItems: tasks.map((draft) => ({
      ...finishTask(draft, view, trained),
      confidence: certainty(probabilityOf(models.taskFact, draft.features), factFrom.task),
    })),
    decisions: decisions.map((draft) => statement('decision', draft)),
    openQuestions: questions.map((draft) => statement('question', draft)),
  };
}

function finishTask(
  { text, head, group, evidence, assignees }: TaskDraft,
  view: MeetingView,
  { models }: Trained,
): Omit<ActionItem, 'confidence'> {
  const assignee = resolveAssignee(assignees, models.assignee, ASSIGNEE_FROM);
  const days = deadlineCandidates(group, head, assignee, view);
  const day = resolveDay(days, models.deadline, DEADLINE_FROM);
  return {
    title: text,
    assignee,
    deadline: day?.date ?? null,
    deadlineText: day?.phrase ?? null,
    priority: 'trung bình',
    evidence: [...evidence],
  };
}

/** Where reporting a line gains more than it costs, its certainty is that of a fact; on both sides it grows evenly. */
function certainty(probability: number, factFrom: number): number {
  if (probability < factFrom) return (factConfidence * probability) / factFrom;
  return factConfidence + ((1 - factConfidence) * (probability - factFrom)) / (1 - factFrom);
}
