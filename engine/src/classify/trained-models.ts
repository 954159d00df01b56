import type { Models } from './models.ts';
import { unpackModel } from './packed-models.ts';
import { FACT_FROM, MODELS } from './weights.gen.ts';

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
      bound: unpackModel(MODELS.bound),
      taskLine: unpackModel(MODELS.taskLine),
      decisionLine: unpackModel(MODELS.decisionLine),
      questionLine: unpackModel(MODELS.questionLine),
      sameTask: unpackModel(MODELS.sameTask),
      assignee: unpackModel(MODELS.assignee),
      deadline: unpackModel(MODELS.deadline),
      taskFact: unpackModel(MODELS.taskFact),
      decisionFact: unpackModel(MODELS.decisionFact),
      questionFact: unpackModel(MODELS.questionFact),
    },
  };
  return trained;
}
