import type { StatementResult } from './statement.ts';

/** A statement of a batch failed; `results` are those that completed before it. */
export class BatchFailed extends Error {
  readonly results: readonly StatementResult[];
  override readonly cause: Error;

  constructor(cause: Error, results: readonly StatementResult[]) {
    super(cause.message);
    this.name = 'BatchFailed';
    this.cause = cause;
    this.results = results;
  }
}
