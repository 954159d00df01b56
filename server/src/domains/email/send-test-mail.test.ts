import { login } from '@hopgon/contract/auth/routes';
import { sendTestMail } from '@hopgon/contract/email/routes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenPerson, type Person, password, sessionOf } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let person: Person;
beforeEach(async () => {
  app = await startTestApp();
  person = await givenPerson(app, 'Nguyễn Văn An');
});
afterEach(() => app.close());

const sent = () =>
  app.database.sql<{ message: { to: unknown; subject: string } }>(
    `select message from outbox_mails where message->>'subject' = 'Thư thử từ Họp Gọn'`,
  );

// Proves S7.057
test('a test mail goes to the caller alone, whatever the body asks for', async () => {
  const response = await app.server.inject({
    method: 'POST',
    url: sendTestMail.path,
    headers: { authorization: `Bearer ${person.token}` },
    payload: { to: 'nan.nhan@noikhac.vn', email: 'nan.nhan@noikhac.vn' },
  });
  expect(response.json()).toEqual({
    success: true,
    data: { to: person.email, subject: 'Thư thử từ Họp Gọn' },
  });
  expect((await sent()).map(({ message }) => message.to)).toEqual([
    [{ name: 'Nguyễn Văn An', address: person.email }],
  ]);
});

// Proves S7.057
test('one key sends one mail; five an hour is the most', async () => {
  for (let time = 0; time < 2; time += 1) {
    (await person.call(sendTestMail, {}, { idempotencyKey: 'mot-lan' })).value();
  }
  expect(await sent()).toHaveLength(1);
  for (let time = 0; time < 4; time += 1) (await person.call(sendTestMail)).value();
  expect((await person.call(sendTestMail)).code).toBe('too_many_requests');
  expect(await sent()).toHaveLength(5);
  app.clock.advance(60 * 60_000);
  const again = sessionOf((await app.call(login, { body: { email: person.email, password } })).value());
  (await app.call(sendTestMail, {}, { token: again.token })).value();
});
