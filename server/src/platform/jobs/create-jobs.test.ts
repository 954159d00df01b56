import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../clock/clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createScopes, type Scopes } from '../tenancy/scopes.ts';
import { createJobs, isHealthy } from './create-jobs.ts';
import { installJobsSchema } from './install-jobs-schema.ts';
import type { JobDefinition, Jobs } from './jobs.ts';

const companyId = '0199c2a0-0000-7000-8000-000000000001';
const otherId = '0199c2a0-0000-7000-8000-000000000002';
const Note = z.object({ text: z.string() });
type Note = z.infer<typeof Note>;
const note: JobDefinition<Note> = { name: 'note', data: Note, retries: 2 };

let appConfig: ClientConfig;
let owner: pg.Client;
let database: Database;
let scopes: Scopes;
let jobs: Jobs;
let errors: string[];

const quiet = {
  error: (fields: object, message: string) => void errors.push(`${message} ${JSON.stringify(fields)}`),
};
const newJobs = (pollSeconds?: number) =>
  createJobs({ scopes, appConfig, log: quiet, ...(pollSeconds !== undefined && { pollSeconds }) });

const postgres = inject('postgres');
const name = `jobs_${randomBytes(8).toString('hex')}`;

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(postgres.admin);
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

beforeAll(async () => {
  await asAdmin(`create database ${name} owner ${postgres.owner.user}`);
  const ownerConfig = { ...postgres.owner, database: name };
  await Promise.all([1, 2].map(() => installJobsSchema(ownerConfig, postgres.appRole)));
  owner = new pg.Client(ownerConfig);
  await owner.connect();
  appConfig = { ...postgres.app, database: name };
  database = openDatabase({ ...appConfig, max: 4, onError: () => undefined });
  scopes = createScopes(database, systemClock, () => null);
});
afterAll(async () => {
  await database.close();
  await owner.end();
  await asAdmin(`drop database ${name} with (force)`);
});
beforeEach(() => {
  errors = [];
  jobs = newJobs();
});

/** The next payload a worker gets, with the company its scope is bound to. */
function nextRun(of: Jobs): Promise<{ text: string; company: unknown }> {
  return new Promise((resolve) => {
    of.define(note, async (scope, { text }) => resolve({ text, company: scope.companyId }));
  });
}

const rows = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows;
const queued = (text: string) =>
  rows('select id from jobs.job where data @> $1', [JSON.stringify({ data: { text } })]);

test('a job starts right after the transaction that queued it has committed', async () => {
  const ran = nextRun(jobs);
  await jobs.start();
  const before = performance.now();
  await scopes.job(companyId).transaction((tx) => jobs.send(tx, note, companyId, { text: 'chốt' }));
  expect(await ran).toEqual({ text: 'chốt', company: companyId });
  // It is not found by a poll: those come every five seconds.
  expect(performance.now() - before).toBeLessThan(4000);
  await jobs.stop(1000);
});

/** The poll interval is longer than any test. */
const neverPolls = 3600;

test('jobs behind others begin as soon as one of these ends, not at the next poll', async () => {
  const prompt = newJobs(neverPolls);
  const done: string[] = [];
  const job = { ...note, name: 'prompt' };
  prompt.define(job, async (_, { text }) => void done.push(text));
  await prompt.start();
  const names = Array.from({ length: 10 }, (_, at) => `việc ${at}`);
  for (const text of names) await prompt.send(scopes.job(companyId), job, companyId, { text });
  await expect.poll(() => done.toSorted()).toEqual(names);
  await prompt.stop(1000);
});

test('one company gets no more than its share of parallel jobs', async () => {
  const shared = newJobs(neverPolls);
  const job: JobDefinition<Note> = { ...note, name: 'shared', sideBySide: { inAll: 3, ofCompany: 2 } };
  const running = { first: 0, second: 0 };
  const ends: (() => void)[] = [];
  shared.define(job, (scope) => {
    running[scope.companyId === companyId ? 'first' : 'second'] += 1;
    return new Promise<void>((resolve) => void ends.push(resolve));
  });
  await shared.start();
  for (const text of ['1', '2', '3']) await shared.send(scopes.job(companyId), job, companyId, { text });
  await expect.poll(() => running).toEqual({ first: 2, second: 0 });
  await shared.send(scopes.job(otherId), job, otherId, { text: '1' });
  await expect.poll(() => running).toEqual({ first: 2, second: 1 });
  ends[0]?.();
  await expect.poll(() => running).toEqual({ first: 3, second: 1 });
  for (const end of ends) end();
  await shared.stop(1000);
});

test('a job of a transaction that rolled back was never queued', async () => {
  jobs.define(note, async () => undefined);
  await jobs.start();
  const failing = scopes.job(companyId).transaction(async (tx) => {
    await jobs.send(tx, note, companyId, { text: 'bỏ' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await queued('bỏ')).toEqual([]);
  await jobs.stop(1000);
});

test('a replacing job removes waiting jobs with the same data, in its transaction', async () => {
  jobs.define(note, async () => undefined);
  await jobs.start();
  const at = (day: string) => ({ startAfter: new Date(`2099-01-${day}T00:00:00Z`), replaces: true });
  const send = (text: string, when: ReturnType<typeof at>) =>
    scopes.job(companyId).transaction((tx) => jobs.send(tx, note, companyId, { text }, when));
  await send('hằng tháng', at('01'));
  await send('hằng năm', at('01'));
  await send('hằng tháng', at('02'));
  const failing = scopes.job(companyId).transaction(async (tx) => {
    await jobs.send(tx, note, companyId, { text: 'hằng tháng' }, at('03'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const waiting =
    "select data->'data'->>'text' as text, start_after from jobs.job where start_after > '2099-01-01'::timestamptz - interval '1 day' order by 1";
  expect(await rows(waiting)).toEqual([
    { text: 'hằng năm', start_after: new Date('2099-01-01T00:00:00Z') },
    { text: 'hằng tháng', start_after: new Date('2099-01-02T00:00:00Z') },
  ]);
  await jobs.stop(1000);
});

const timesOf = (lastErrorOn: number | null, lastFetchedOn: number | null) => ({
  lastErrorOn,
  lastFetchedOn,
});

test.each([
  ['nothing has failed', true, [timesOf(null, 5), timesOf(null, null)]],
  ['one fetched after it failed', true, [timesOf(5, 6)]],
  ['one failed and nothing was fetched since', false, [timesOf(5, 4), timesOf(null, 4)]],
  ['one that looks seldom failed, and another fetched since', true, [timesOf(5, 0), timesOf(5, 6)]],
  ['each fails again and again', false, [timesOf(9, 4), timesOf(8, 7)]],
])('the queue is well or not: %s', (_, healthy, workers) => {
  expect(isHealthy(workers)).toBe(healthy);
});

test('an invalid payload is refused before it is queued', async () => {
  jobs.define(note, async () => undefined);
  await jobs.start();
  const loose: JobDefinition<unknown> = { ...note, data: Note };
  await expect(jobs.send(scopes.job(companyId), loose, companyId, { text: 3 })).rejects.toThrow(z.ZodError);
  await jobs.stop(1000);
});

test('a job waits for a later worker, and one that ran when its worker stopped runs again', async () => {
  let begun: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  jobs.define(note, () => {
    begun();
    return new Promise(() => undefined);
  });
  await jobs.start();
  await jobs.send(scopes.job(companyId), note, companyId, { text: 'lâu' });
  await running;
  const before = performance.now();
  await jobs.stop(200);
  expect(performance.now() - before).toBeLessThan(2000);
  expect(jobs.healthy()).toBe(false);

  await rows("update jobs.job set start_after = now() where state = 'retry'");
  const later = newJobs();
  const again = nextRun(later);
  await later.start();
  expect(later.healthy()).toBe(true);
  expect((await again).text).toBe('lâu');
  await later.stop(1000);
});

test('a job that fails is logged and retried as often as its definition says', async () => {
  const once: JobDefinition<Note> = { ...note, name: 'once', retries: 0 };
  jobs.define(once, async () => {
    throw new Error('hỏng');
  });
  await jobs.start();
  await jobs.send(scopes.job(companyId), once, companyId, { text: 'x' });
  await expect
    .poll(() => rows("select state from jobs.job where name = 'once'"))
    .toEqual([{ state: 'failed' }]);
  expect(errors.join()).toContain('job failed');
  await jobs.stop(1000);
});

test('the app role cannot change the queues’ tables', async () => {
  const { db } = database.trusted({});
  await expect(sql`drop table jobs.job`.execute(db)).rejects.toThrow(/must be owner/);
});

describe('daily tasks', () => {
  const nightsBefore = (nights: number) =>
    Promise.all([
      owner.query(`update jobs.version set cron_on = now() - interval '${nights} days'`),
      owner.query(`update jobs.schedule set created_on = now() - interval '9 days'`),
    ]);
  const jobsWith = (tasks: Readonly<Record<string, () => Promise<void>>>) => {
    const made = newJobs(1);
    for (const [task, run] of Object.entries(tasks)) made.defineDaily({ name: task, run });
    return made;
  };

  test('of missed nights run once, in one of two processes', async () => {
    const ran: string[] = [];
    const tasks = { tidy: async () => void ran.push('tidy'), sweep: async () => void ran.push('sweep') };
    const first = jobsWith(tasks);
    await first.start();
    await first.stop(1_000);
    expect(ran).toEqual([]);

    await nightsBefore(3);
    const two = [jobsWith(tasks), jobsWith(tasks)];
    await Promise.all(two.map((each) => each.start()));
    await expect.poll(() => ran.toSorted()).toEqual(['sweep', 'tidy']);
    await Promise.all(two.map((each) => each.stop(1_000)));
    expect(ran.toSorted()).toEqual(['sweep', 'tidy']);
  });

  test('that fail are logged and retried, and those no longer defined are deleted', async () => {
    let attempts = 0;
    const fails = async () => {
      attempts += 1;
      throw new Error('no');
    };
    const first = jobsWith({ fails });
    await first.start();
    await first.stop(1_000);
    await nightsBefore(2);
    const again = jobsWith({ fails });
    await again.start();
    await expect.poll(() => errors.join(' ')).toContain('daily task failed');
    await owner.query(`update jobs.job set start_after = now() where state = 'retry'`);
    await expect.poll(() => attempts).toBe(2);
    await again.stop(1_000);
    const { rows } = await owner.query<{ key: string }>('select key from jobs.schedule');
    expect(rows).toEqual([{ key: 'fails' }]);
  });
});

test('a long job has the minutes its definition gives it, any other a quarter of an hour', async () => {
  jobs.define({ ...note, name: 'long', longestMinutes: 240 }, async () => undefined);
  jobs.define(note, async () => undefined);
  await jobs.start();
  const seconds = `select name, expire_seconds as seconds from jobs.queue where name in ('long', 'note') order by name`;
  expect(await rows(seconds)).toEqual([
    { name: 'long', seconds: 240 * 60 },
    { name: 'note', seconds: 15 * 60 },
  ]);
  await jobs.stop(1000);
});
