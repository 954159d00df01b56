import type { Models } from './models.ts';
import { unpackForest } from './packed-forests.ts';
import { unpackModel } from './packed-models.ts';
import { FACT_FROM, FORESTS, MODELS } from './weights.gen.ts';

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
      titleClause: unpackModel(MODELS.titleClause),
      taskWord: unpackModel(MODELS.taskWord),
      decisionWord: unpackModel(MODELS.decisionWord),
      questionWord: unpackModel(MODELS.questionWord),
      taskNear: unpackModel(MODELS.taskNear),
      decisionNear: unpackModel(MODELS.decisionNear),
      questionNear: unpackModel(MODELS.questionNear),
      bound: unpackModel(MODELS.bound),
      taskBegin: unpackModel(MODELS.taskBegin),
      decisionBegin: unpackModel(MODELS.decisionBegin),
      questionBegin: unpackModel(MODELS.questionBegin),
      taskEnd: unpackModel(MODELS.taskEnd),
      decisionEnd: unpackModel(MODELS.decisionEnd),
      questionEnd: unpackModel(MODELS.questionEnd),
      smallWord: unpackModel(MODELS.smallWord),
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
