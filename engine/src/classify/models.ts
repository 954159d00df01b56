import type { Forest } from './forest.ts';
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
  | 'taskNear'
  | 'decisionNear'
  | 'questionNear'
  | 'bound'
  | 'taskBegin'
  | 'decisionBegin'
  | 'questionBegin'
  | 'taskEnd'
  | 'decisionEnd'
  | 'questionEnd'
  | 'smallWord';

export type ForestName =
  | 'sharedVoice'
  | 'sameTask'
  | 'assignee'
  | 'deadline'
  | 'taskFact'
  | 'decisionFact'
  | 'questionFact';

/** Text is read by linear models, what was read of it by trees. */
export type Models = Readonly<Record<ModelName, LinearModel>> & Readonly<Record<ForestName, Forest>>;
