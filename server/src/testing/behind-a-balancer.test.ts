import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { login, register } from '@hopgon/contract/auth/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { events } from '@hopgon/contract/system/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Balancer, startBalancer } from './balancer.ts';
import { type ProductProcess, startProduct } from './product-process.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const account = { email: 'chu.tri@congty.example', password: 'Hop9Gon-dung' };

let database: TestDatabase;
let balancer: Balancer;
let folder: string;
let headers: Record<string, string>;
const running: ProductProcess[] = [];

const start = (): Promise<ProductProcess> => startProduct(database, folder, { STOP_DELAY_SECONDS: '2' });
function serve(product: ProductProcess): void {
  running.push(product);
  balancer.add(product.url);
}

async function post(url: string, body: object, more: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: Object(await response.json()) };
}

beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-balanced-'));
  balancer = await startBalancer();
  for (const product of await Promise.all([start(), start(), start()])) serve(product);
  await post(balancer.url + register.path, { ...account, displayName: 'Lê Chủ Trì' });
  const { body } = await post(balancer.url + login.path, account);
  headers = { authorization: `Bearer ${String(body.token)}` };
  await post(balancer.url + createCompany.path, { name: 'Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' }, headers);
}, 120_000);
afterAll(async () => {
  await balancer.close();
  for (const { child } of running) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const startsAt = Date.now() + 86_400_000;
const meetingOf = (title: string) => ({
  title,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(startsAt + 3_600_000).toISOString(),
  allowClashes: true,
});
const create = (base: string, title: string) =>
  post(base + createMeeting.path, meetingOf(title), { ...headers, 'idempotency-key': title });
const read = async () => {
  const response = await fetch(balancer.url + readMe.path, { headers });
  await response.text();
  return response;
};

/** Runs `call` again and again at three places at once until it is stopped; answers how often. */
function load(call: (place: string) => Promise<void>): { stop(): Promise<number> } {
  let stopped = false;
  let count = 0;
  const places = Array.from({ length: 3 }, async (_, place) => {
    for (let round = 0; !stopped; round += 1) {
      await call(`${place}-${round}`);
      count += 1;
      await delay(40);
    }
  });
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(places);
      return count;
    },
  };
}

test('a change at one process reaches a stream at another', async () => {
  const [here, , there] = running;
  const response = await fetch(`${there?.url}${events.path}`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = String((await reader?.read())?.value);
  expect(received).toContain('event: ready');
  expect((await create(here?.url ?? '', 'giao-ban')).status).toBe(200);
  while (!received.includes('"meetings"')) received += String((await reader?.read())?.value);
  await reader?.cancel();
});

test('kill -9 of one during writes loses nothing and doubles nothing', async () => {
  const done: string[] = [];
  const createUntilDone = async (title: string): Promise<void> => {
    const status = await create(balancer.url, title).then(
      (reply) => reply.status,
      () => null,
    );
    // Cut off, or still running at the one that was killed: sent again under the same key, as browsers do.
    if (status === null || status === 409) return createUntilDone(title);
    expect(status).toBe(200);
    done.push(title);
  };
  const writes = load((place) => createUntilDone(`giet-${place}`));
  await expect.poll(() => done.length, { timeout: 20_000 }).toBeGreaterThan(20);
  const victim = running.shift();
  await victim?.kill();
  balancer.remove(victim?.url ?? '');
  const before = done.length;
  await expect.poll(() => done.length, { timeout: 20_000 }).toBeGreaterThan(before + 20);
  await writes.stop();
  const rows = await database.sql<{ title: string }>("select title from meetings where title like 'giet-%'");
  expect(rows.map(({ title }) => title).toSorted()).toEqual(done.toSorted());
}, 120_000);

test('a rolling restart fails no request', async () => {
  const replies: string[] = [];
  const calls = load(async (place) => {
    const call = place.length % 2 === 0 ? read() : create(balancer.url, `thay-${place}`);
    replies.push(await call.then(({ status }) => String(status), String));
  });
  const old = [...running];
  for (const product of await Promise.all(old.map(start))) serve(product);
  for (const { child, url } of old) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    balancer.remove(url);
  }
  expect(await calls.stop()).toBeGreaterThan(20);
  expect([...new Set(replies)]).toEqual(['200']);
}, 120_000);
