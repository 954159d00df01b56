import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import { z } from 'zod';
import { savePrivateFile } from '../../config/private-file.ts';

const Mark = z.object({ at: z.iso.datetime() });
const markIn = (dataDir: string): string => join(dataDir, 'restored-at.json');

const heldReason =
  'Giữ lại khi khôi phục dữ liệu: có thể thư đã gửi trước đó. Chỉ gửi lại nếu người nhận chưa có.';

/** Notes in a data folder that it was restored, for the first start. */
export const markRestored = (dataDir: string, at: Date): Promise<void> =>
  savePrivateFile(markIn(dataDir), JSON.stringify({ at: at.toISOString() }));

/**
 * At the first start after a restore, before anything is sent: mails that waited may have left after the backup was made, so
 * they are held as ones that were tried and could not be sent, without texts that hold a secret; those about accounts, which
 * nobody could have sent again, are deleted. Digests, reports of the month and push messages that are due now count as sent;
 * companies note the day, until which escalations are shown and not mailed. Sessions that were ended since would be open
 * again, so all end.
 */
export async function completeRestore(dataDir: string, owner: ClientConfig): Promise<void> {
  const file = markIn(dataDir);
  if (!existsSync(file)) return;
  const { at } = Mark.parse(JSON.parse(await readFile(file, 'utf8')));
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      'delete from outbox_mails where company_id is null and sent_at is null and failed_at is null and created_at <= $1',
      [at],
    );
    await client.query(
      `update outbox_mails set failed_at = $1, last_error = $2, attempts = greatest(attempts, 1),
         message = case when secret then jsonb_set(message - 'html' - 'attachments' - 'calendar', '{text}', '""')
           else message end
       where sent_at is null and failed_at is null and created_at <= $1`,
      [at, heldReason],
    );
    await client.query(
      'update notifications set push_at = null where push_at is not null and created_at <= $1',
      [at],
    );
    await client.query(
      `insert into sent_digests (company_id, day, sent_at) select company_id, day, $1 from app.companies_to_greet($1)
       on conflict do nothing`,
      [at],
    );
    await client.query(
      `insert into sent_week_digests (company_id, user_id, week, sent_at)
       select company_id, user_id, week, $1 from app.week_starts($1, null) on conflict do nothing`,
      [at],
    );
    await client.query(
      `update companies c set restored_on = d.day,
         reported_month = case when exists (select from generate_series(date_trunc('month', d.day), d.day, interval '1 day') n
             where extract(isodow from n)::smallint = any (c.work_days))
           then greatest(c.reported_month, (date_trunc('month', d.day) - interval '1 month')::date) else c.reported_month end
       from companies o
         cross join lateral (select $1::timestamptz at time zone app.known_zone(o.time_zone, 'Asia/Ho_Chi_Minh') as at) l
         cross join lateral (select l.at::date - (l.at::time < o.work_start)::int as day) d
       where o.id = c.id`,
      [at],
    );
    await client.query(
      `update sessions set revoked_at = $1, ended_by = 'operator' where revoked_at is null and created_at <= $1`,
      [at],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
  // Another process may have been faster.
  await rm(file, { force: true });
}
