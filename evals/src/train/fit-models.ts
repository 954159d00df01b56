import { type LinearModel, scoreOf } from '@hopgon/engine/classify/linear-model';
import type { Models } from '@hopgon/engine/classify/models';
import {
  type Draft,
  draftStatements,
  draftTasks,
  type TaskDraft,
} from '@hopgon/engine/reader/draft-findings';
import { type MeetingView, viewMeeting } from '@hopgon/engine/reader/meeting-view';
import { clauseExamples, commitmentExamples, titleExamples } from './clause-examples.ts';
import { type Example, type FitOptions, fitLogistic } from './fit-logistic.ts';
import { linkExamples } from './link-examples.ts';
import {
  assigneeExamples,
  deadlineExamples,
  factExamples,
  matchDrafts,
  titleClauseExamples,
} from './rank-examples.ts';
import type { Kind, TrainingMeeting } from './training-meeting.ts';
import { wordExamples } from './word-examples.ts';

const CLAUSE: FitOptions = { bits: 18, epochs: 10, rate: 0.03, shrink: 2e-2, minExamples: 8, minAuthors: 3 };
const WORD: FitOptions = { bits: 17, epochs: 5, rate: 0.1, shrink: 1e-3, minExamples: 2, minAuthors: 2 };
const RANK: FitOptions = { bits: 16, epochs: 15, rate: 0.03, shrink: 3e-2, minExamples: 10, minAuthors: 4 };
const FACT: FitOptions = { bits: 14, epochs: 15, rate: 0.03, shrink: 1e-2, minExamples: 10, minAuthors: 4 };
const NONE: LinearModel = { weights: new Float32Array(1), scale: 1, bias: 0 };

export type FirstModels = Pick<
  Models,
  | 'boundary'
  | 'task'
  | 'decision'
  | 'question'
  | 'commitment'
  | 'titleClause'
  | 'taskWord'
  | 'decisionWord'
  | 'questionWord'
>;

/** Models that ask no other: what a clause states, and which of its words make the line. */
export function fitFirst(meetings: readonly TrainingMeeting[], boundary: LinearModel): FirstModels {
  const fitClause = (kind: Kind) => {
    const own = annotated(meetings, kind);
    const first = fitLogistic(
      own.flatMap((one) => clauseExamples(one, kind)),
      CLAUSE,
    );
    const preferring = own.flatMap((one) =>
      clauseExamples(
        one,
        kind,
        one.features.map((features) => scoreOf(first, features)),
      ),
    );
    return fitLogistic(preferring, CLAUSE);
  };
  const fitWord = (kind: Kind) =>
    fitLogistic(
      meetings.flatMap((one) => wordExamples(one, kind)),
      WORD,
    );
  return {
    boundary,
    task: fitClause('task'),
    decision: fitClause('decision'),
    question: fitClause('question'),
    commitment: fitLogistic(meetings.flatMap(commitmentExamples), CLAUSE),
    titleClause: fitLogistic(meetings.flatMap(titleExamples), CLAUSE),
    taskWord: fitWord('task'),
    decisionWord: fitWord('decision'),
    questionWord: fitWord('question'),
  };
}

const annotated = (meetings: readonly TrainingMeeting[], kind: Kind) =>
  meetings.filter(({ listed }) => kind === 'task' || !listed.hasTasksOnly);

/** A meeting as models read it that were not fitted on its author. */
export type Unseen = {
  readonly training: TrainingMeeting;
  readonly view: MeetingView;
  readonly models: Models;
};

export const withNone = (models: Partial<Models> & FirstModels): Models => ({
  sameTask: NONE,
  wordedBy: NONE,
  assignee: NONE,
  deadline: NONE,
  taskFact: NONE,
  decisionFact: NONE,
  questionFact: NONE,
  ...models,
});

export function viewUnseen(training: TrainingMeeting, first: FirstModels): Unseen {
  const models = withNone(first);
  const { date, turns } = training.meeting;
  return { training, models, view: viewMeeting(date, turns, models) };
}

export const fitSameTask = (unseen: readonly Unseen[]): LinearModel =>
  fitLogistic(
    unseen.flatMap(({ training, view }) => linkExamples(training, view)),
    { ...FACT, shrink: 1e-3 },
  );

export type Drafts = Unseen & {
  readonly tasks: readonly TaskDraft[];
  readonly decisions: readonly Draft[];
  readonly questions: readonly Draft[];
};

/** Which clause words a task best, from drafts that were worded without it. */
export function fitWordedBy(drafts: readonly Drafts[]): Pick<Models, 'wordedBy'> {
  const examples = drafts.flatMap(({ training, tasks, models }) =>
    matchDrafts(training, tasks).flatMap((match) =>
      titleClauseExamples(match, models.taskWord, training.listed.author),
    ),
  );
  return { wordedBy: fitLogistic(examples, FACT) };
}

export function draftUnseen(unseen: Unseen, added: Partial<Models>): Drafts {
  const models = { ...unseen.models, ...added };
  return {
    ...unseen,
    models,
    tasks: draftTasks(unseen.view, models),
    decisions: draftStatements('decision', unseen.view, models),
    questions: draftStatements('question', unseen.view, models),
  };
}

/** Models over drafts: whose a task is, by when, and whether a draft holds. */
export function fitSecond(
  drafts: readonly Drafts[],
): Pick<Models, 'assignee' | 'deadline' | 'taskFact' | 'decisionFact' | 'questionFact'> {
  const matches = drafts.flatMap(({ training, tasks, view }) =>
    matchDrafts(training, tasks).map((match) => ({ match, view, author: training.listed.author })),
  );
  const facts = (kind: Kind) => {
    const examples: Example[] = drafts
      .filter(({ training }) => kind === 'task' || !training.listed.hasTasksOnly)
      .flatMap((one) =>
        factExamples(one[`${kind}s`], one.training.gold[kind], kind, one.training.listed.author),
      );
    return fitLogistic(examples, FACT);
  };
  return {
    assignee: fitLogistic(
      matches.flatMap(({ match, author }) => assigneeExamples(match, author)),
      RANK,
    ),
    deadline: fitLogistic(
      matches.flatMap(({ match, view, author }) => deadlineExamples(match, view, author)),
      RANK,
    ),
    taskFact: facts('task'),
    decisionFact: facts('decision'),
    questionFact: facts('question'),
  };
}
