import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';

interface MailBacklog {
  /** Tried, not sent, and written more than ten minutes ago. */
  readonly late: number;
  /** Given up in the last 24 hours. */
  readonly failed: number;
}

/** Numbers over all companies. */
export async function readMailBacklog(db: Db, now: Date): Promise<MailBacklog> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<MailBacklog>`
    select late, failed from app.mail_backlog(${before(10 * 60_000)}, ${before(24 * 3_600_000)})`.execute(db);
  return rows[0] ?? { late: 0, failed: 0 };
}
