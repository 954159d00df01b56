import type { Db } from '../../../platform/database/kysely.ts';
import '../chat.tables.ts';

interface RunningRow {
  readonly message: string;
  readonly started_at: Date;
}

/** A conversation's answer that some process writes. */
export const runningAnswersStore = {
  /** False where another answer is being written, by a process that was seen since `silentBefore`. */
  async begin(
    db: Db,
    row: { companyId: string; sessionId: string; process: string; message: string; now: Date },
    silentBefore: Date,
  ): Promise<boolean> {
    const { companyId, sessionId, process, message, now } = row;
    const values = { process, message, started_at: now, seen_at: now };
    const begun = await db
      .insertInto('running_answers')
      .values({ company_id: companyId, session_id: sessionId, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'session_id'])
          .doUpdateSet(values)
          .where('running_answers.seen_at', '<', silentBefore),
      )
      .returning('session_id')
      .executeTakeFirst();
    return begun !== undefined;
  },
  async beat(db: Db, sessionId: string, process: string, now: Date): Promise<void> {
    await db
      .updateTable('running_answers')
      .set({ seen_at: now })
      .where('session_id', '=', sessionId)
      .where('process', '=', process)
      .execute();
  },
  async end(db: Db, sessionId: string, process: string): Promise<void> {
    await db
      .deleteFrom('running_answers')
      .where('session_id', '=', sessionId)
      .where('process', '=', process)
      .execute();
  },
  find: (db: Db, sessionId: string, silentBefore: Date): Promise<RunningRow | undefined> =>
    db
      .selectFrom('running_answers')
      .select(['message', 'started_at'])
      .where('session_id', '=', sessionId)
      .where('seen_at', '>=', silentBefore)
      .executeTakeFirst(),
};
