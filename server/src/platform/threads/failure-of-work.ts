import { Failure } from '@hopgon/contract/failure';
import type { FailureCode } from '@hopgon/contract/failure-codes';
import { WorkFailed } from './work-failed.ts';

/**
 * What people read when a thread did not do its work: `unreadable` where the text is to blame, else that too much waits.
 * Any other error stays as it is.
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
      return new Failure('not_ready');
  }
}
