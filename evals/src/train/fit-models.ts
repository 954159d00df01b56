import { type Forest, forestOf } from '@hopgon/engine/classify/forest';
import { type LinearModel, scoreOf } from '@hopgon/engine/classify/linear-model';
import type { ForestName, Models } from '@hopgon/engine/classify/models';
import {
  type Draft,
  draftStatements,
  draftTasks,
  type TaskDraft,
} from '@hopgon/engine/extract/draft-findings';
import { type MeetingView, viewMeeting } from '@hopgon/engine/extract/meeting-view';
import { sharedVoices } from '@hopgon/engine/resolve/shared-voices';
import { writeLine } from '@hopgon/engine/wording/write-line';
import { clauseExamples, commitmentExamples, titleExamples } from './clause-examples.ts';
import { type FitOptions, fitLogistic, heaviestEntries } from './fit-logistic.ts';
import { fitRankedTrees, fitTrees, type TreeOptions } from './fit-trees.ts';
import { type LineCase, lineCases } from './line-examples.ts';
import { linkExamples } from './link-examples.ts';
import { assigneeExamples, deadlineExamples, factExamples, isAbout, matchDrafts } from './rank-examples.ts';
import type { Kind, TrainingMeeting } from './training-meeting.ts';
import { voiceExamples } from './voice-examples.ts';

const CLAUSE: FitOptions = { bits: 18, epochs: 10, rate: 0.03, shrink: 2e-2, minExamples: 8, minAuthors: 4 };
/** A model of a clause is fitted again on the features that weigh most in a first one: as many as the weights' file may hold. */
const MOST_FEATURES = 45_000;
const GROWN = { leaves: 8, rate: 0.05, shrink: 5, signShare: 0.4, exampleShare: 0.7 };
const VOICE: TreeOptions = { ...GROWN, leastExamples: 20, trees: 150 };
const LINK: TreeOptions = { ...GROWN, leastExamples: 50, trees: 150, exampleShare: 0.5 };
const RANK: TreeOptions = { ...GROWN, rate: 0.04, leastExamples: 20, trees: 260 };
const FACT: TreeOptions = { ...GROWN, rate: 0.035, shrink: 10, leastExamples: 30, trees: 220 };
const NONE: LinearModel = { weights: new Float32Array(1), scale: 1, bias: 0 };
const NO_TREES: Forest = forestOf([], 0, []);

export type FirstModels = Pick<
  Models,
  'boundary' | 'task' | 'decision' | 'question' | 'commitment' | 'titleClause' | 'bound'
>;

/** Models that ask no other: what a clause states. */
export function fitFirst(
  meetings: readonly TrainingMeeting[],
  { boundary, bound }: Pick<Models, 'boundary' | 'bound'>,
): FirstModels {
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
    return fitLogistic(preferring, CLAUSE, heaviestEntries(first, MOST_FEATURES));
  };
  return {
    boundary,
    task: fitClause('task'),
    decision: fitClause('decision'),
    question: fitClause('question'),
    commitment: fitLogistic(meetings.flatMap(commitmentExamples), CLAUSE),
    titleClause: fitLogistic(meetings.flatMap(titleExamples), CLAUSE),
    bound,
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
  sharedVoice: NO_TREES,
  sameTask: NO_TREES,
  taskWord: NONE,
  decisionWord: NONE,
  questionWord: NONE,
  taskNear: NONE,
  decisionNear: NONE,
  questionNear: NONE,
  taskBegin: NONE,
  decisionBegin: NONE,
  questionBegin: NONE,
  taskEnd: NONE,
  decisionEnd: NONE,
  questionEnd: NONE,
  smallWord: NONE,
  assignee: NO_TREES,
  deadline: NO_TREES,
  taskFact: NO_TREES,
  decisionFact: NO_TREES,
  questionFact: NO_TREES,
  ...models,
});

export function viewUnseen(training: TrainingMeeting, models: Models): Unseen {
  const { date, turns } = training.meeting;
  return { training, models, view: viewMeeting(date, turns, models) };
}

export const fitSharedVoice = (unseen: readonly Unseen[]): Forest =>
  fitTrees(unseen.flatMap(voiceExamples), VOICE);

/** A view that says how likely several people speak under each label. */
export const withVoices = (unseen: Unseen, sharedVoice: Forest): Unseen => ({
  ...unseen,
  models: { ...unseen.models, sharedVoice },
  view: { ...unseen.view, shared: sharedVoices(unseen.view.clauses, sharedVoice) },
});

export const fitSameTask = (unseen: readonly Unseen[]): Forest =>
  fitTrees(
    unseen.flatMap(({ training, view }) => linkExamples(training, view)),
    LINK,
  );

/** Its matters with their gold lines, found by models that were not fitted on its author. */
export type Worded = Unseen & { readonly cases: readonly LineCase[] };

export function findCases(unseen: Unseen, added: Partial<Models>): Worded {
  const models = { ...unseen.models, ...added };
  const cases = KINDS.flatMap((kind) => lineCases(kind, unseen.training, unseen.view, models));
  return { ...unseen, models, cases };
}

const KINDS = ['task', 'decision', 'question'] as const;

type Written<Kept extends Draft> = Kept & { readonly text: string };

export type Drafts = Worded & {
  readonly tasks: readonly Written<TaskDraft>[];
  readonly decisions: readonly Written<Draft>[];
  readonly questions: readonly Written<Draft>[];
};

export function draftUnseen(unseen: Worded, words: Partial<Models>): Drafts {
  const models = { ...unseen.models, ...words };
  const write = <Kept extends Draft>(drafts: readonly Kept[]) =>
    drafts.map((draft) => ({ ...draft, text: (draft.line ?? writeLine(draft, unseen.view, models)).text }));
  return {
    ...unseen,
    models,
    tasks: write(draftTasks(unseen.view, models)),
    decisions: write(draftStatements('decision', unseen.view, models)),
    questions: write(draftStatements('question', unseen.view, models)),
  };
}

/** Models over drafts: whose a task is, by when, and whether a draft holds. */
export function fitSecond(
  drafts: readonly Drafts[],
): Omit<Pick<Models, ForestName>, 'sameTask' | 'sharedVoice'> {
  const matches = drafts.flatMap(({ training, tasks, view }) =>
    matchDrafts(training, tasks)
      .filter(isAbout)
      .map((match) => ({ match, view })),
  );
  const facts = (kind: Kind) =>
    fitTrees(
      drafts
        .filter(({ training }) => kind === 'task' || !training.listed.hasTasksOnly)
        .flatMap((one) => factExamples(one[`${kind}s`], one.training.gold[kind], kind)),
      FACT,
    );
  return {
    assignee: fitRankedTrees(
      matches.map(({ match }) => assigneeExamples(match)),
      RANK,
    ),
    deadline: fitRankedTrees(
      matches.map(({ match, view }) => deadlineExamples(match, view)),
      RANK,
    ),
    taskFact: facts('task'),
    decisionFact: facts('decision'),
    questionFact: facts('question'),
  };
}
