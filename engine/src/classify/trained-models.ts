import type { Models } from './models.ts';
import { unpackForest } from './packed-forests.ts';
import { unpackCompactModel, unpackModel } from './packed-models.ts';
import { COMPACT_MODELS, FACT_FROM, FORESTS, MODELS } from './weights.gen.ts';

/** Models, and from which probability on a finding of a kind counts as a fact. */
export type Trained = {
  readonly models: Models;
  readonly factFrom: Readonly<Record<'task' | 'decision' | 'question', number>>;
};

let trained: Trained | null = null;

/** The models that `npm run train` wrote, unpacked at first use. */
export function trainedModels(): Trained {
  trained ??= {
    factFrom: FACT_FROM,
    models: {
      boundary: unpackModel(MODELS.boundary),
      task: unpackModel(MODELS.task),
      decision: unpackModel(MODELS.decision),
      question: unpackModel(MODELS.question),
      commitment: unpackModel(MODELS.commitment),
      titleClause: unpackCompactModel(COMPACT_MODELS.titleClause),
      taskWord: unpackCompactModel(COMPACT_MODELS.taskWord),
      decisionWord: unpackCompactModel(COMPACT_MODELS.decisionWord),
      questionWord: unpackCompactModel(COMPACT_MODELS.questionWord),
      taskNear: unpackCompactModel(COMPACT_MODELS.taskNear),
      decisionNear: unpackCompactModel(COMPACT_MODELS.decisionNear),
      questionNear: unpackCompactModel(COMPACT_MODELS.questionNear),
      bound: unpackModel(MODELS.bound),
      taskBegin: unpackCompactModel(COMPACT_MODELS.taskBegin),
      decisionBegin: unpackCompactModel(COMPACT_MODELS.decisionBegin),
      questionBegin: unpackCompactModel(COMPACT_MODELS.questionBegin),
      taskEnd: unpackCompactModel(COMPACT_MODELS.taskEnd),
      decisionEnd: unpackCompactModel(COMPACT_MODELS.decisionEnd),
      questionEnd: unpackCompactModel(COMPACT_MODELS.questionEnd),
      smallWord: unpackCompactModel(COMPACT_MODELS.smallWord),
      sharedVoice: unpackForest(FORESTS.sharedVoice),
      sameTask: unpackForest(FORESTS.sameTask),
      assignee: unpackForest(FORESTS.assignee),
      deadline: unpackForest(FORESTS.deadline),
      taskFact: unpackForest(FORESTS.taskFact),
      decisionFact: unpackForest(FORESTS.decisionFact),
      questionFact: unpackForest(FORESTS.questionFact),
    },
  };
  return trained;
}
