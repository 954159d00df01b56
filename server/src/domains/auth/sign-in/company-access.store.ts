import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A closed company is one of its owner's and admins' alone: row-level security hides it from its other members. */
export const listCompanyIdsOfSession = async (
  db: Db,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .innerJoin('sessions as s', 's.user_id', 'm.user_id')
    .select('m.company_id')
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .where('s.id', '=', sessionId)
    .where(
      sql<string | null>`app.obstacle(c.require_second_factor, s.second_factor_at,
          app.enters_after(m.sign_in_after, c.session_hours, ${now}), s.created_at)`,
      'is',
      null,
    )
    .execute();
  return rows.map((row) => row.company_id);
};
