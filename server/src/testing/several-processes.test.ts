import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { login, logout, requestPasswordReset, resetPassword } from '@hopgon/contract/auth/routes';
import {
  createChatSession,
  listChatMessages,
  sendChatMessage,
  stopChatAnswer,
} from '@hopgon/contract/chat/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { saveNoticeChoice } from '@hopgon/contract/models/routes';
import { events, wakeTopics } from '@hopgon/contract/system/routes';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { noBackups } from '../platform/backup/service/backups.ts';
import { type CompanyOf, givenCompany, givenPerson, givenSession, type Person } from './given.ts';
import { followStream } from './models/follow-stream.ts';
import { type ModelServer, startModelServer } from './models/model-server.ts';
import { turnOnModel } from './models/turn-on-model.ts';
import { refusal } from './reply.ts';
import { startAppOn, type TestApp } from './start-app-on.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

/** Two apps on one database, as two processes behind a balancer: they share nothing else. */
let here: TestApp;
let there: TestApp;
let database: TestDatabase;
let model: ModelServer;
let company: CompanyOf<'Lê Thị Bình'>;

beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
  model = await startModelServer();
  const environment = {
    APP_SECRET: 'the same for all processes of one installation',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    MODEL_PROVIDER: 'openai',
    MODEL_URL: model.url,
    MODEL_NAME: 'mo-hinh-thu',
    MODEL_KEY: 'khoa',
  };
  const postgres = inject('postgres');
  here = await startAppOn(postgres, environment, { database });
  there = await startAppOn(postgres, environment, { database });
  for (const { server } of [here, there]) await server.listen({ host: '127.0.0.1', port: 0 });
  company = await givenCompany(here, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  await vi.waitFor(() => expect([here, there].every(({ world }) => world.peers.areThere())).toBe(true));
});
afterAll(async () => {
  await there.close();
  await here.close();
  await model.close();
  await database.drop();
});

const by = (app: TestApp, { token }: Person) => app.with({ token });
const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z', allowClashes: true };

const slowly = { timeout: 20_000 };

/** What a subscriber of a person in the company gets at a process. */
function listen(app: TestApp, { userId, sessionId }: Person) {
  const received: string[] = [];
  const leave = app.world.hub.subscribe({
    ...{ userId, sessionId, companyIds: new Set([company.companyId]) },
    wake: (_, topics) => received.push(...topics),
    end: () => received.push('end'),
  });
  return { received, leave };
}

describe('a change made at one process', () => {
  test('reaches a stream at the other, and ends with the session there', async () => {
    const binh = await givenSession(here, company.people['Lê Thị Bình']);
    const stream = followStream(there, { method: 'GET', path: events.path, token: binh.token });
    expect((await stream.next()).value).toMatchObject({ event: 'ready' });
    const body = { title: 'Giao ban', ...times, participants: [{ userId: binh.userId }] };
    (await by(here, company.owner).call(createMeeting, { body })).value();
    expect((await stream.next()).value).toMatchObject({ event: 'wake' });
    (await by(here, binh).call(logout, { body: { sessionId: binh.sessionId } })).value();
    const rest: unknown[] = [];
    for await (const event of stream) rest.push(event);
    expect(rest.every((event) => Object(event).event === 'wake')).toBe(true);
  });

  test('is sent again to a page that comes to the other with the last id of the first', async () => {
    const subscriber = {
      ...{ userId: 'an', sessionId: 'of an', companyIds: new Set<string>() },
      ...{ wake: () => undefined, end: () => undefined },
    };
    // Of moments before it listened, less what a message may take, a process knows nothing.
    await expect.poll(() => there.world.hub.missedSince(here.world.hub.lastId(), subscriber)).toEqual([]);
    const lastId = here.world.hub.lastId();
    here.world.hub.wake({ topics: ['chat'], userIds: ['an'] });
    here.world.hub.wake({ topics: ['polls'], userIds: ['another'] });
    await expect.poll(() => there.world.hub.missedSince(lastId, subscriber)).toEqual(['chat']);
    expect(there.world.hub.missedSince('unknown-1', subscriber)).toBeNull();
  });

  test('reaches thousands of people in notifications that PostgreSQL takes', async () => {
    const { received, leave } = listen(there, company.owner);
    const others = Array.from({ length: 3_000 }, () => crypto.randomUUID());
    here.world.hub.wake({ topics: ['members'], userIds: [...others, company.owner.userId] });
    await expect.poll(() => received, slowly).toContain('members');
    leave();
  });

  test('that was missed while nobody listened makes every page read again', async () => {
    const { received, leave } = listen(there, company.owner);
    const foundFiles = vi.spyOn(noBackups, 'findFiles');
    const lastId = there.world.hub.lastId();
    const client = new pg.Client(database.appConfig);
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'hopgon listener' and datname = current_database()`,
    );
    await client.end();
    await expect.poll(() => received, slowly).toEqual([...wakeTopics]);
    expect(foundFiles, 'uploads of others may have been missed too').toHaveBeenCalled();
    expect(
      there.world.hub.missedSince(lastId, { ...company.owner, companyIds: new Set(), ...nothing }),
    ).toBeNull();
    here.world.hub.wake({ topics: ['rooms'], companyId: company.companyId });
    await expect.poll(() => received, slowly).toContain('rooms');
    leave();
  });
});

const silent = { say: () => undefined, restart: () => undefined };
const nothing = { wake: () => undefined, end: () => undefined };

test('a page open at one process is known at the other', async () => {
  const { leave } = listen(there, company.owner);
  await expect.poll(() => here.world.hub.isPresent(company.owner.userId), slowly).toBe(true);
  leave();
  expect(await here.world.hub.isPresent(company.owner.userId)).toBe(false);
});

test('a limit counts what is tried at either process', async () => {
  const body = { email: company.owner.email, password: 'Sai9Mat-khau' };
  const address = '10.77.0.1';
  const codes: unknown[] = [];
  for (let round = 0; round < 11; round += 1) {
    const app = round % 2 === 0 ? here : there;
    codes.push((await app.call(login, { body }, { address })).status);
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(codes[10]).toBe(429);
});

/** The link of the newest mail with one, whichever process sent it. */
async function findResetToken(): Promise<string> {
  for (const { dataDir } of [here, there]) {
    const folder = join(dataDir, 'outbox');
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const { text = '' } = await PostalMime.parse(readFileSync(join(folder, name)));
      const token = /reset-password#token=([\w-]+)/.exec(text)?.[1];
      if (token !== undefined) return token;
    }
  }
  return '';
}

test('a link for one use is used once, though it is opened at both processes at once', async () => {
  const person = await givenPerson(here);
  (await here.call(requestPasswordReset, { body: { email: person.email } })).value();
  await expect.poll(findResetToken, slowly).not.toBe('');
  const token = await findResetToken();
  const reset = (app: TestApp, newPassword: string) =>
    app.call(resetPassword, { body: { token, newPassword } });
  const replies = await Promise.all([reset(here, 'Moi9Mat-khau'), reset(there, 'Khac9Mat-khau')]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status < 500)).toHaveLength(2);
});

test('two processes that look at once remind and greet each person once', async () => {
  const { owner, people } = await givenCompany(here, { owner: 'Lê Văn Cả', members: ['Trần Thị Út'] });
  const participants = [{ userId: people['Trần Thị Út'].userId }];
  const later = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
  (await owner.call(createMeeting, { body: { title: 'Họp tuần', ...later, participants } })).value();
  const apps = [here, there];
  for (const { clock } of apps) clock.set('2026-11-24T02:00:00Z');
  for (let round = 0; round < 3; round += 1) await Promise.all(apps.map(({ reminders }) => reminders.run()));
  const waiting = () =>
    database.sql(
      `select from jobs.job where name like 'reminders.%' and state in ('created', 'retry', 'active')`,
    );
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  const bells = await database.sql<{ kind: string; times: number }>(
    `select kind, count(*)::int as times from notifications where user_id = $1
     and kind in ('meeting-reminder', 'day-digest') group by kind order by kind`,
    [people['Trần Thị Út'].userId],
  );
  expect(bells).toEqual([
    { kind: 'day-digest', times: 1 },
    { kind: 'meeting-reminder', times: 1 },
  ]);
});

describe('an answer that a model writes at one process', () => {
  let owner: Person;
  let sessionId: string;
  beforeAll(async () => {
    owner = await givenSession(here, company.owner);
    await turnOnModel(owner);
    await by(here, owner).call(saveNoticeChoice, { body: { choice: 'accepted' } });
  });
  beforeEach(async () => {
    sessionId = (await by(here, owner).call(createChatSession, { body: {} })).value().id;
  });
  const ask = (app: TestApp, message: string) =>
    by(app, owner).call(sendChatMessage, { body: { message, session_id: sessionId } });
  const stored = async (app: TestApp) =>
    (await by(app, owner).call(listChatMessages, { params: { sessionId } })).value();

  test('is the only one, is seen at the other, and is joined there until it is stored', async () => {
    const gate = Promise.withResolvers<void>();
    model.script(async () => {
      await gate.promise;
      return [{ say: 'Xong rồi.' }];
    });
    const asked = ask(here, 'kể đi');
    await expect.poll(async () => (await stored(there)).running, slowly).toMatchObject({ message: 'kể đi' });
    expect(await ask(there, 'câu khác')).toMatchObject(refusal('chat_answer_running'));
    const { db } = there.world.scopes.company(owner, company.companyId, 'chat-own');
    const joined = there.world.runningAnswers.follow(db, { ...owner, sessionId }, silent);
    gate.resolve();
    expect(await joined).toBe(true);
    await asked;
    const { messages, running } = await stored(there);
    expect([messages.at(-1)?.content, running]).toEqual(['Xong rồi.', null]);
  });

  test('is stopped from the other', async () => {
    model.script(() => [{ say: 'Một, hai' }, { stall: true }]);
    const asked = ask(here, 'đếm đi');
    await expect.poll(async () => (await stored(there)).running, slowly).not.toBeNull();
    const reply = await by(there, owner).call(stopChatAnswer, { params: { sessionId } });
    expect(reply.value()).toEqual({ wasRunning: true });
    expect((await asked).value().source).toMatchObject({ isStopped: true });
  });
});
