import { listAuditEntries } from '@hopgon/contract/audit/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { findClashes } from '@hopgon/contract/meetings/busy/routes';
import { createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { updateNotificationSettings } from '@hopgon/contract/notifications/routes';
import { createSeries, previewSeries, updateSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a zone that Node.js knows and PostgreSQL does not is refused wherever one can be set', async () => {
  const timeZone = 'Europe/Berlin';
  const { owner } = await givenCompany(app);
  // As in a PostgreSQL whose system has fewer names of zones than Node.js.
  await app.database.sql(
    `create or replace function app.known_zone(p_zone text, p_fallback text) returns text language sql stable
    as $$ select case when p_zone = 'Europe/Berlin' then p_fallback else p_zone end $$`,
    [],
  );
  const time = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const meeting = { title: 'Họp', ...time, participants: [] };
  const recurrence = { frequency: 'daily' as const, ends: { by: 'count' as const, count: 2 } };
  const { id } = (await owner.call(createSeries, { body: { ...meeting, recurrence } })).value();
  const params = { meetingId: id };
  const change = { version: 1, timeZone };
  const replies = [
    await owner.call(createCompany, { body: { name: 'Gỗ Vân', timeZone } }),
    await owner.call(updateCompany, { body: { version: 1, settings: { timeZone } } }),
    await owner.call(updateNotificationSettings, { body: { timeZone } }),
    await owner.call(createMeeting, { body: { ...meeting, timeZone } }),
    await owner.call(updateMeeting, { params, body: change }),
    await owner.call(createSeries, { body: { ...meeting, recurrence, timeZone } }),
    await owner.call(updateSeries, { params, body: { ...change, span: 'all' } }),
    await owner.call(previewSeries, { body: { ...time, recurrence, timeZone } }),
    await owner.call(findClashes, { body: { ...time, timeZone } }),
    await owner.call(listAuditEntries, { query: { from: '2026-11-20', timeZone } }),
  ];
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'time_zone_unknown'));
});
