import {
  type ChosenChannels,
  groupNames,
  isChoice,
  isWanted,
  notificationChannels,
} from '@hopgon/contract/notifications/groups';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { wantsNotification } from './users.views.ts';

let app: TestApp;
let person: Person;
let companyId: string;
beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app);
  person = company.owner;
  companyId = company.companyId;
});
afterAll(() => app.close());

const everywhere = (value: boolean): ChosenChannels =>
  Object.fromEntries(
    groupNames.map((group) => [group, Object.fromEntries(notificationChannels.map((name) => [name, value]))]),
  );

/** What the queries of the server say of each group and channel for the person. */
async function wantedInSql(): Promise<Record<string, boolean>> {
  const { db } = app.world.scopes.job(companyId);
  const pairs = groupNames.flatMap((group) =>
    notificationChannels.map(
      (channel) => [`${group} ${channel}`, wantsNotification('u', group, channel)] as const,
    ),
  );
  const columns = sql.join(pairs.map(([name, wants]) => sql`${wants} as ${sql.id(name)}`));
  const { rows } = await sql<Record<string, boolean>>`
    select ${columns} from users u where u.id = ${person.userId}`.execute(db);
  return rows[0] ?? {};
}

const all = { email: true, reminders: true, chat: true };

test.each([
  ['nothing was chosen', {}, all],
  ['all is turned off', everywhere(false), all],
  ['all is turned on', everywhere(true), all],
  ['mails are off in the profile', everywhere(true), { ...all, email: false }],
  ['reminders are off in the profile', everywhere(true), { ...all, reminders: false }],
  ['the chat is off in the profile', everywhere(true), { ...all, chat: false }],
] as const)('queries and the table of groups agree where %s', async (_, chosen, switches) => {
  await app.database.sql(
    `update users set notification_choices = $2, email_notifications = $3, meeting_reminders = $4,
      chat_notifications = $5 where id = $1`,
    [person.userId, JSON.stringify(chosen), switches.email, switches.reminders, switches.chat],
  );
  const wanted = groupNames.flatMap((group) =>
    notificationChannels.map(
      (name) => [`${group} ${name}`, isWanted(group, name, chosen, switches)] as const,
    ),
  );
  expect(await wantedInSql()).toEqual(Object.fromEntries(wanted));
});

test('what asks for an answer, and what keeps an account safe, stays in the bell', () => {
  const locked = groupNames.filter((group) => !isChoice(group, 'bell'));
  expect(locked).toEqual(
    expect.arrayContaining(['invitations', 'polls', 'tasks', 'votes', 'minutes', 'security']),
  );
  expect(
    isWanted('security', 'mail', everywhere(false), { email: false, reminders: false, chat: false }),
  ).toBe(true);
});
