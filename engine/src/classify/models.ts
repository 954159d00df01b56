import type { LinearModel } from './linear-model.ts';

export type ModelName =
  | 'boundary'
  | 'task'
  | 'decision'
  | 'question'
  | 'commitment'
  | 'titleClause'
  | 'taskWord'
  | 'decisionWord'
  | 'questionWord'
  | 'bound'
  | 'taskLine'
  | 'decisionLine'
  | 'questionLine'
  | 'sameTask'
  | 'assignee'
  | 'deadline'
  | 'taskFact'
  | 'decisionFact'
  | 'questionFact';

export type Models = Readonly<Record<ModelName, LinearModel>>;
