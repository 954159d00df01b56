import { login } from '@hopgon/contract/auth/routes';
import { findClashes } from '@hopgon/contract/meetings/busy/routes';
import { createMeeting, listMeetings } from '@hopgon/contract/meetings/routes';
import { health } from '@hopgon/contract/system/routes';
import { afterEach, expect, test } from 'vitest';
import { givenCompany, password } from './given.ts';
import { refusal } from './reply.ts';
import { startTestApp, type TestApp, type TestAppParts } from './start-test-app.ts';

let app: TestApp;
afterEach(() => app.close());

async function start(parts: TestAppParts = {}) {
  app = await startTestApp({ LOG_LEVEL: 'warn' }, parts);
  return (await givenCompany(app)).owner;
}

const times = { startsAt: '2027-11-24T02:00:00Z', endsAt: '2027-11-24T03:00:00Z' };
const body = { title: 'Giao ban', ...times };
const gibibyte = 1024 ** 3;

// ASVS v5.0.0-16.5.2
test('while the disk is full changes are refused, reading and sign-in go on; free space ends the refusals', async () => {
  const lines: string[] = [];
  let free = 5 * gibibyte;
  const owner = await start({ freeBytes: async () => free, onLog: (line) => lines.push(line) });
  const disk = async () => (await app.call(health)).value().disk;
  free = 0.5 * gibibyte;
  await app.world.disk.check();
  expect(await disk()).toBe('low');
  expect((await owner.call(createMeeting, { body })).status).toBe(200);

  free = 0;
  await app.world.disk.check();
  expect(await disk()).toBe('full');
  const refused = await owner.call(createMeeting, { body: { ...body, title: 'Không lưu được' } });
  expect(refused).toMatchObject(refusal('storage_full'));
  const logged = lines.filter((line) => line.includes('storage_full'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain('stack');
  expect((await owner.call(listMeetings)).value().meetings).toHaveLength(1);
  expect((await owner.call(findClashes, { body: { ...times, userIds: [] } })).status).toBe(200);
  expect((await app.call(login, { body: { email: owner.email, password } })).status).toBe(200);

  free = 5 * gibibyte;
  await app.world.disk.check();
  expect(await disk()).toBe('ok');
  expect((await owner.call(createMeeting, { body: { ...body, allowClashes: true } })).status).toBe(200);
});
