import type { Db } from '../../../platform/database/kysely.ts';
import { noExtension } from '../action-items.store.ts';

export const extensionStore = {
  /** Asks for a later deadline. Nothing comes back when the version is not the newest. */
  requestExtension: (
    db: Db,
    id: string,
    version: number,
    { deadline, reason, at }: { readonly deadline: string; readonly reason: string; readonly at: Date },
  ) =>
    db
      .updateTable('action_items')
      .set({
        asked_deadline: deadline,
        asked_reason: reason,
        asked_at: at,
        version: version + 1,
        updated_at: at,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),

  /** Ends the request for a later deadline. Nothing comes back when the version is not the newest. */
  answerExtension: (db: Db, id: string, version: number, deadline: string | null, at: Date) =>
    db
      .updateTable('action_items')
      .set({ ...noExtension, deadline, version: version + 1, updated_at: at })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),
};
