import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '../../../testing/test-database.ts';
import { completeRestore, markRestored } from './complete-restore.ts';

test('the first start after a restore holds what waited and ends all sessions; later ones do nothing', async () => {
  const database = await cloneDatabase(inject('postgres'));
  const dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-restored-'));
  onTestFinished(async () => {
    rmSync(dataDir, { recursive: true });
    await database.drop();
  });
  const mailAt = (created: string) =>
    database.sql(
      `insert into outbox_mails (id, address, message, created_at, send_after)
       values (gen_random_uuid(), $1 || '@congty.example', '{}', $1::timestamptz, now())`,
      [created],
    );
  const person = '11111111-1111-4111-8111-111111111111';
  await database.sql(
    `insert into users (id, email, display_name, created_at) values ($1, 'an@congty.example', 'An', now())`,
    [person],
  );
  await database.sql(
    `insert into sessions (id, user_id, remember, created_at, rotated_at, expires_at)
     values (gen_random_uuid(), $1, true, '2026-11-20', '2026-11-20', '2027-11-20')`,
    [person],
  );
  const states = async () => {
    const mails = await database.sql<{ held: boolean }>(
      'select failed_at is not null and last_error is not null as held from outbox_mails order by created_at',
    );
    const sessions = await database.sql<{ open: boolean }>('select revoked_at is null as open from sessions');
    return [...mails.map(({ held }) => held), ...sessions.map(({ open }) => open)];
  };
  await mailAt('2026-11-20');
  await completeRestore(dataDir, database.ownerConfig);
  expect(await states(), 'not restored').toEqual([false, true]);
  await markRestored(dataDir, new Date('2026-11-21T00:00:00Z'));
  await mailAt('2026-11-22');
  await completeRestore(dataDir, database.ownerConfig);
  expect(await states()).toEqual([true, false, false]);
  await database.sql('update outbox_mails set failed_at = null');
  await completeRestore(dataDir, database.ownerConfig);
  expect(await states()).toEqual([false, false, false]);
});
