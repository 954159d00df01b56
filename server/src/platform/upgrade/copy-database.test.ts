import { createMeeting } from '@hopgon/contract/meetings/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenCompany } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { copyDatabase } from './copy-database.ts';

let app: TestApp;
let target: TestDatabase;
beforeAll(async () => {
  app = await startTestApp();
  const { owner } = await givenCompany(app, { members: ['Mai'] });
  const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const { id: meetingId } = (
    await owner.call(createMeeting, { body: { title: 'Giao ban', ...times } })
  ).value();
  const body = { meetingId, text: 'Mai: Tôi gửi báo giá trước thứ Sáu.\nAn: Vâng.' };
  (await owner.call(createTranscript, { body })).value();
  target = await cloneDatabase(inject('postgres'));
  const admin = new pg.Client(inject('postgres').admin);
  await admin.connect();
  await admin.query(
    `grant set on parameter session_replication_role to ${pg.escapeIdentifier(target.ownerConfig.user ?? '')}`,
  );
  await admin.end();
});
afterAll(async () => {
  await target.drop();
  await app.close();
});

const forced = 'select count(*)::int as count from pg_class where relforcerowsecurity';
const links = 'select company_id, position, hash from audit_links order by 1, 2';

test('a copy has every row, and its rows are as guarded as before', async () => {
  const [before] = await target.sql(forced);
  const { tables, rows } = await copyDatabase(app.database.ownerConfig, target.ownerConfig);
  expect(tables).toBeGreaterThan(80);
  expect(rows).toBeGreaterThan(100);
  expect(await target.sql(forced)).toEqual([before]);
  expect(await target.sql('select title from meetings')).toEqual([{ title: 'Giao ban' }]);
  expect(await target.sql(links)).toEqual(await app.database.sql(links));
});

test('two databases of another shape are not mixed, and the target stays as it was', async () => {
  await target.sql('alter table papers add column note text');
  const copying = copyDatabase(app.database.ownerConfig, target.ownerConfig);
  await expect(copying).rejects.toThrow(/public\.papers\(/);
  expect(await target.sql('select title from meetings')).toEqual([{ title: 'Giao ban' }]);
});
