import { Failure } from '@hopgon/contract/failure';
import { violates } from '../../../platform/database/violates.ts';

/** Two may find the same hour free at once; the database lets one of them have it, and the other hears so. */
export async function rejectOverlaps<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violates(error, 'booked_once') ? new Failure('meeting_overlap') : error;
  }
}
