export type WorkFailure = 'timed-out' | 'crashed' | 'stopped' | 'owner-busy' | 'all-busy';

export class WorkFailed extends Error {
  readonly reason: WorkFailure;

  constructor(reason: WorkFailure, cause?: unknown) {
    super(`the work ${reason === 'timed-out' ? 'took too long' : `failed: ${reason}`}`, { cause });
    this.name = 'WorkFailed';
    this.reason = reason;
  }
}
