import type { Scope } from '../../../platform/database/scope.ts';
import { historyStore } from '../history/history.store.ts';
import { isUndone } from './undone.rules.ts';

/** Whether the change just noted puts back the one before it. */
export async function readUndone({ db }: Scope, meetingId: string): Promise<boolean> {
  const [last, before] = await historyStore.list(db, meetingId, { before: undefined, limit: 2 });
  return isUndone(last, before);
}
