import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@hopgon/contract/auth/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { renderMinutesFile } from '@hopgon/contract/minutes/files/routes';
import { createMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import {
  draftMinutes,
  readMinutes,
  updateMinutes,
  updateMinutesPeople,
} from '@hopgon/contract/minutes/routes';
import { Minutes } from '@hopgon/contract/minutes/schemas';
import { adoptMinutes, requestMinutesReview, signMinutes } from '@hopgon/contract/minutes/steps/routes';
import { pathOf } from '@hopgon/contract/route';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { type ProductProcess, startProduct } from './product-process.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const account = { email: 'chu.toa@congty.example', password: 'Hop9Gon-dung' };

let database: TestDatabase;
let folder: string;
const started: ProductProcess[] = [];

beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-minutes-crash-'));
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every process works on the same files, as after a restart. */
async function start(): Promise<ProductProcess> {
  const product = await startProduct(database, folder, { DATA_DIR: join(folder, 'data') });
  started.push(product);
  return product;
}

interface Caller {
  readonly url: string;
  readonly token: string;
}

async function request(caller: Caller, method: string, path: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  return fetch(caller.url + path, {
    method,
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

async function dataOf(caller: Caller, method: string, path: string, body?: object) {
  const response = await request(caller, method, path, body);
  const reply = Object(await response.json());
  expect(response.status, JSON.stringify(reply)).toBe(200);
  return Object(reply.data);
}

async function signIn(url: string): Promise<Caller & { readonly userId: string }> {
  const headers = { 'content-type': 'application/json' };
  const post = async (path: string, body: object) =>
    Object(await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json());
  await post(register.path, { ...account, displayName: 'Lê Chủ Tọa' });
  const token = z.string().parse((await post(login.path, account)).token);
  const me = await dataOf({ url, token }, 'GET', '/api/v1/me');
  return { url, token, userId: z.string().parse(me.id) };
}

const startsAt = Date.now() - 7_200_000;
const moment = (ms: number): string => new Date(startsAt + ms).toISOString();

/** A meeting whose minutes wait to be adopted by the person, who chairs and writes. */
async function reviewed(caller: Caller & { readonly userId: string }, title: string): Promise<string> {
  const meeting = { title, startsAt: moment(0), endsAt: moment(3_600_000), allowClashes: true };
  const participants = [{ userId: caller.userId, role: 'chair' }];
  const { id } = await dataOf(caller, 'POST', createMeeting.path, { ...meeting, participants });
  const params = { meetingId: z.string().parse(id) };
  const path = pathOf(draftMinutes, params);
  const draft = Minutes.parse(await dataOf(caller, 'POST', path, {}));
  await dataOf(caller, 'PATCH', pathOf(updateMinutes, params), {
    ...{ version: draft.version, endsAt: moment(3_600_000), secretaryId: caller.userId },
  });
  const people = draft.people.map((person) => ({ id: person.id, attendance: 'in-person' }));
  await dataOf(caller, 'PATCH', pathOf(updateMinutesPeople, params), { people });
  await dataOf(caller, 'POST', pathOf(createMinutesLine, params), {
    ...{ sectionId: draft.sections[0]?.id, kind: 'task', text: `Việc của ${title}`, confirmed: true },
  });
  await dataOf(caller, 'POST', pathOf(requestMinutesReview, params), {});
  return params.meetingId;
}

const Read = z.object({ minutes: Minutes });
const read = async (caller: Caller, meetingId: string): Promise<Minutes> =>
  Read.parse(await dataOf(caller, 'GET', pathOf(readMinutes, { meetingId }))).minutes;

async function adopt(caller: Caller, meetingId: string): Promise<void> {
  const { revision } = await read(caller, meetingId);
  await dataOf(caller, 'POST', pathOf(adoptMinutes, { meetingId }), { revision });
}

async function sign(caller: Caller, meetingId: string): Promise<number> {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.4 bản ký %%EOF'], 'ban-ky.pdf', { type: 'application/pdf' }));
  const path = pathOf(signMinutes, { meetingId, signed: 'both' });
  return (await request(caller, 'POST', path, form)).status;
}

/** Adopted with number, file and task, or nothing of it. */
async function expectWhole(caller: Caller, meetingId: string): Promise<void> {
  const minutes = await read(caller, meetingId);
  const items = minutes.sections.flatMap(({ lines }) => lines).filter(({ itemId }) => itemId !== null);
  const isAdopted = minutes.state === 'adopted' || minutes.state === 'locked';
  expect([minutes.number !== null, minutes.hash !== null, minutes.adopted !== null, items.length]).toEqual(
    isAdopted ? [true, true, true, 1] : [false, false, false, 0],
  );
  expect(minutes.signatures).toHaveLength(minutes.state === 'locked' ? 2 : 0);
  if (!isAdopted) return;
  const file = await request(caller, 'GET', `${pathOf(renderMinutesFile, { meetingId })}?format=pdf`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(minutes.hash);
}

test('adoptions and signatures cut off by kill -9 are done or not done, and numbers have no gap', async () => {
  const first = await start();
  const signedIn = await signIn(first.url);
  await dataOf(signedIn, 'POST', createCompany.path, { name: 'Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' });
  const ids: string[] = [];
  for (let place = 0; place < 8; place += 1) ids.push(await reviewed(signedIn, `Họp ${place}`));

  const cutOff = ids.slice(0, 6);
  let answered = 0;
  const killed = Promise.withResolvers<null>();
  await Promise.allSettled(
    cutOff.map(async (id) => {
      await adopt(signedIn, id);
      answered += 1;
      if (answered === 2) killed.resolve(await first.kill().then(() => null));
    }),
  );
  await killed.promise;
  expect(answered).toBeLessThan(cutOff.length);

  const second = await start();
  const again = { ...signedIn, url: second.url };
  for (const id of ids) await expectWhole(again, id);
  for (const id of ids) if ((await read(again, id)).state === 'review') await adopt(again, id);
  const numbers = await Promise.all(ids.map(async (id) => (await read(again, id)).number?.number));
  expect(numbers.toSorted()).toEqual(ids.map((_, place) => `${String(place + 1).padStart(2, '0')}/BB`));

  let signed = 0;
  const killedAgain = Promise.withResolvers<null>();
  await Promise.allSettled(
    ids.map(async (id) => {
      expect(await sign(again, id)).toBe(200);
      signed += 1;
      if (signed === 3) killedAgain.resolve(await second.kill().then(() => null));
    }),
  );
  await killedAgain.promise;
  expect(signed).toBeLessThan(ids.length);
  const third = { ...signedIn, url: (await start()).url };
  for (const id of ids) await expectWhole(third, id);
}, 180_000);
