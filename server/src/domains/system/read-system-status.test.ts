import { createMeeting } from '@hopgon/contract/meetings/routes';
import { readSystemStatus } from '@hopgon/contract/system/status/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, givenProvedAddress, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // Nobody listens there.
  app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => app.close());

const statusOf = async (owner: Person) => (await owner.call(readSystemStatus)).value();

test('the owner sees each part, and the failed mails of their own company alone', async () => {
  const { owner, people } = await givenCompany(app, { admins: ['Hà'] });
  const { owner: stranger } = await givenCompany(app, { name: 'Công ty khác' });
  expect(await statusOf(owner)).toEqual({
    checkedAt: app.clock.now().toISOString(),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    ...{ database: 'ok', jobs: 'ok', disk: 'ok' },
    // Mails about accounts were tried before.
    mail: expect.stringMatching(/^(ok|failing)$/),
    ...{ backups: 'off', lastBackupAt: null, lastTrial: null },
    ...{ model: 'off', modelTestedAt: null, failedMails: 0 },
  });
  expect(await people.Hà.call(readSystemStatus)).toMatchObject(refusal('not_allowed'));

  await givenProvedAddress(app, stranger);
  const times = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const guests = [{ email: 'khach@doi-tac.example', name: 'Khách' }];
  const body = { title: 'Chuyện kín', ...times, guests, allowClashes: true };
  (await stranger.call(createMeeting, { body })).value();
  await app.mails.sendDue();
  expect(await statusOf(stranger)).toMatchObject({ mail: 'failing', failedMails: 1 });
  expect(await statusOf(owner)).toMatchObject({ mail: 'failing', failedMails: 0 });
  expect(JSON.stringify(await statusOf(owner))).not.toMatch(/khach|Chuyện kín|Công ty khác|127\.0\.0\.1/);
});
