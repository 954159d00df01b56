import { updateCompanyDay } from '@hopgon/contract/company-settings/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('what is due is found by itself and done by a job', async () => {
  const { owner, people } = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  const participants = [{ userId: people['Lê Thị Bình'].userId }];
  const times = { startsAt: '2026-11-24T02:30:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' };
  (await owner.call(createMeeting, { body: { title: 'Họp tuần', ...times, participants } })).value();
  app.clock.set('2026-11-24T02:00:00Z');
  await app.reminders.run();
  const bells = async (kind: string) => {
    const rows = await app.database.sql<{ name: string }>(
      `select u.display_name as name from notifications n join users u on u.id = n.user_id
       where n.kind = $1 order by u.given_name`,
      [kind],
    );
    return rows.map(({ name }) => name);
  };
  await expect.poll(() => bells('meeting-reminder')).toEqual(['Nguyễn Văn An', 'Lê Thị Bình']);
  await expect.poll(() => bells('day-digest')).toHaveLength(2);
});

test('the week of a company that is off is looked at every ten minutes', async () => {
  const { owner, companyId } = await givenCompany(app, { name: 'Nghỉ lễ' });
  const body = { name: 'Nghỉ', kind: 'off' as const, was: null };
  (await owner.call(updateCompanyDay, { params: { day: '2026-11-30' }, body })).value();
  const queued = () =>
    app.database.sql(`select from jobs.job where name = 'reminders.start-week' and data->>'companyId' = $1`, [
      companyId,
    ]);
  for (const [time, jobs] of [
    ['09:00', 1],
    ['09:09', 1],
    ['09:10', 2],
  ] as const) {
    app.clock.set(`2026-11-30T${time}:00+07:00`);
    await app.reminders.run();
    expect(await queued(), time).toHaveLength(jobs);
  }
});
