import { Failure } from '@hopgon/contract/failure';
import { violates } from '../../platform/database/violates.ts';

/** Two rooms in use have two names: the database says so, also to two who ask at once. */
export async function applyUniqueName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violates(error, 'one_room_of_a_name') ? new Failure('room_name_taken') : error;
  }
}
