import { Failure } from '@hopgon/contract/failure';
import type { FailureCode } from '@hopgon/contract/failure-codes';
import { WorkFailed } from './work-failed.ts';

/**
 * The failure shown when a thread did not finish: `unreadable` when the text is at fault, else that too much is
 * waiting. Any other error is returned unchanged.
 */
export function failureOfWork(error: unknown, unreadable: FailureCode = 'text_unreadable'): unknown {
  if (!(error instanceof WorkFailed)) return error;
  switch (error.reason) {
    case 'timed-out':
    case 'crashed':
      return new Failure(unreadable);
    case 'owner-busy':
      return new Failure('company_busy');
    case 'all-busy':
      return new Failure('server_busy');
    case 'stopped':
    case 'unstarted':
      return new Failure('not_ready');
  }
}
