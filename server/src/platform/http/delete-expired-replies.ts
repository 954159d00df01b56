import { sql } from 'kysely';
import type { World } from '../world.ts';
import { expiredBefore } from './idempotency.ts';

/** Deletes expired replies of idempotent requests; runs every day. */
export async function deleteExpiredReplies(world: Pick<World, 'clock' | 'database' | 'log'>): Promise<void> {
  const { db } = world.database.trusted({});
  const gone = sql<{
    count: number;
  }>`select app.forget_replies(${expiredBefore(world.clock.now())}) as count`;
  const count = (await gone.execute(db)).rows[0]?.count ?? 0;
  if (count > 0) world.log.info({ count }, 'old replies forgotten');
}
