import type { ModelProblem } from '@hopgon/contract/models/schemas';
import type { ModelAccess, ModelPart, ModelRequest } from './model-call.rules.ts';

/**
 * Calls models. `stream` ends with an `end` part or throws: `ModelFailed` for what a model or network did, the reason
 * of `signal` when that aborted.
 */
export interface ModelClient {
  stream(access: ModelAccess, request: ModelRequest): AsyncGenerator<ModelPart>;
}

/** A call that brought no whole answer. */
export class ModelFailed extends Error {
  readonly problem: ModelProblem;
  constructor(problem: ModelProblem, cause?: unknown) {
    super(`the model failed: ${problem}`, { cause });
    this.problem = problem;
  }
}
