import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '../../../testing/test-database.ts';
import { completeRestore, markRestored } from './complete-restore.ts';

test('the first start after a restore holds what waited, counts what is due as sent and ends all sessions; later ones do nothing', async () => {
  const database = await cloneDatabase(inject('postgres'));
  const dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-restored-'));
  onTestFinished(async () => {
    rmSync(dataDir, { recursive: true });
    await database.drop();
  });
  const person = '11111111-1111-4111-8111-111111111111';
  const company = '22222222-2222-4222-8222-222222222222';
  const mailAt = (created: string, companyId: string | null = company) =>
    database.sql(
      `insert into outbox_mails (id, company_id, address, message, secret, created_at, send_after)
       values (gen_random_uuid(), $2, 'khach@congty.example', '{"text": "#token=abc", "html": "#token=abc"}', true, $1::timestamptz, now())`,
      [created, companyId],
    );
  await database.sql(
    `insert into users (id, email, display_name, created_at) values ($1, 'an@congty.example', 'An', now())`,
    [person],
  );
  await database.sql(
    "select app.found_company($1, 'Công ty', $2, 'BCF123', 'Asia/Ho_Chi_Minh', '2026-11-01')",
    [company, person],
  );
  await database.sql(
    `insert into notifications (company_id, user_id, id, kind, text, path, created_at, push_at)
     values ($1, $2, gen_random_uuid(), 'meeting-reminder', 'Sắp họp', '/', '2026-11-19', '2026-11-20')`,
    [company, person],
  );
  await database.sql(
    `insert into sessions (id, user_id, remember, created_at, rotated_at, expires_at)
     values (gen_random_uuid(), $1, true, '2026-11-20', '2026-11-20', '2027-11-20')`,
    [person],
  );
  const due = async (at: string) => {
    const rows = await database.sql<{ greeted: number; weeks: number; pushes: number }>(
      `select (select count(*)::int from app.companies_to_greet($1)) as greeted,
         (select count(*)::int from app.week_starts($1, null)) as weeks,
         (select count(*)::int from notifications where push_at is not null) as pushes`,
      [at],
    );
    return rows[0];
  };
  const states = async () => {
    const mails = await database.sql<{ held: boolean }>(
      'select failed_at is not null and last_error is not null and attempts = 1 as held from outbox_mails order by created_at',
    );
    const sessions = await database.sql<{ open: boolean }>('select revoked_at is null as open from sessions');
    return [...mails.map(({ held }) => held), ...sessions.map(({ open }) => open)];
  };
  await mailAt('2026-11-20');
  await completeRestore(dataDir, database.ownerConfig);
  expect(await states(), 'not restored').toEqual([false, true]);
  expect(await due('2026-11-23T02:00:00Z')).toEqual({ greeted: 1, weeks: 1, pushes: 1 });
  await mailAt('2026-11-20', null);
  // A Monday, as work begins.
  await markRestored(dataDir, new Date('2026-11-23T02:00:00Z'));
  await mailAt('2026-11-24');
  await completeRestore(dataDir, database.ownerConfig);
  expect(await states(), 'the mail about an account is gone').toEqual([true, false, false]);
  expect(await due('2026-11-23T02:00:01Z')).toEqual({ greeted: 0, weeks: 0, pushes: 0 });
  expect(
    await database.sql('select restored_on::text as day, reported_month::text as month from companies'),
  ).toEqual([{ day: '2026-11-23', month: '2026-10-01' }]);
  expect(
    await database.sql('select message from outbox_mails where failed_at is not null'),
    'its link is not kept',
  ).toEqual([{ message: { text: '' } }]);
  await database.sql('update outbox_mails set failed_at = null');
  await completeRestore(dataDir, database.ownerConfig);
  expect(await states()).toEqual([false, false, false]);
});
