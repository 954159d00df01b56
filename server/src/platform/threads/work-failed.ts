/** `unstarted`: the thread ended before it had loaded its module, so the input is not at fault. */
export type WorkFailure = 'timed-out' | 'crashed' | 'unstarted' | 'stopped' | 'owner-busy' | 'all-busy';

export class WorkFailed extends Error {
  readonly reason: WorkFailure;

  constructor(reason: WorkFailure, cause?: unknown) {
    super(`the work ${reason === 'timed-out' ? 'took too long' : `failed: ${reason}`}`, { cause });
    this.name = 'WorkFailed';
    this.reason = reason;
  }
}
