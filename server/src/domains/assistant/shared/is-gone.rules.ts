import { Failure } from '@hopgon/contract/failure';

/** Whether a meeting or a task is gone, or no longer the caller's to see. */
export const isGone = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'meeting_not_found' || error.code === 'action_item_not_found');
