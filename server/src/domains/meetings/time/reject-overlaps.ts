import { Failure } from '@hopgon/contract/failure';
import { violates } from '../../../platform/database/violates.ts';

/** Turns the database's refusal of a second concurrent booking into the failure that the caller expects. */
export async function rejectOverlaps<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violates(error, 'booked_once') ? new Failure('meeting_overlap') : error;
  }
}
