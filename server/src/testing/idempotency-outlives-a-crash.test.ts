import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@hopgon/contract/auth/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { uploadPaper } from '@hopgon/contract/preparation/routes';
import { pathOf } from '@hopgon/contract/route';
import { uploadTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ProductProcess, startProduct } from './product-process.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const account = { email: 'chu.tri@congty.example', password: 'Hop9Gon-dung' };

let database: TestDatabase;
let folder: string;
const started: ProductProcess[] = [];

beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-crash-'));
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ProductProcess> {
  const product = await startProduct(database, folder);
  started.push(product);
  return product;
}

async function post(url: string, body: object | FormData, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method: 'POST',
    headers: isForm ? headers : { 'content-type': 'application/json', ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, body: Object(await response.json()) };
}

interface Company {
  readonly headers: Record<string, string>;
  readonly chatId: string;
  readonly meetingId: string;
}

const startsAt = Date.now() + 86_400_000;
const meetingOf = (title: string) => ({
  title,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(startsAt + 3_600_000).toISOString(),
  allowClashes: true,
});

async function foundCompany({ url }: ProductProcess): Promise<Company> {
  await post(url + register.path, { ...account, displayName: 'Lê Chủ Trì' });
  const { body: signedIn } = await post(url + login.path, account);
  const headers = { authorization: `Bearer ${String(signedIn.token)}` };
  const dataOf = async (path: string, body: object) => {
    const { status, body: reply } = await post(url + path, body, headers);
    expect(status, JSON.stringify(reply)).toBe(200);
    return reply.data;
  };
  await dataOf(createCompany.path, { name: 'Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' });
  const chatId = String((await dataOf(createChatSession.path, {})).id);
  return { headers, chatId, meetingId: String((await dataOf(createMeeting.path, meetingOf('Gốc'))).id) };
}

/** A request under an idempotency key; its name is found in the row it creates. */
interface Sending {
  readonly name: string;
  readonly path: string;
  readonly body: () => object | FormData;
}

function formOf(fields: Readonly<Record<string, string>>, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([`An: ${name}`], `${name}.txt`, { type: 'text/plain' }));
  return form;
}

/** A meeting, a chat message, a transcript and a paper in turn. */
const sendingsOf = (round: string, { chatId, meetingId }: Company, count: number): Sending[] =>
  Array.from({ length: count }, (_, place) => {
    const name = `${round}-${place}`;
    const kinds: Omit<Sending, 'name'>[] = [
      { path: createMeeting.path, body: () => meetingOf(name) },
      { path: sendChatMessage.path, body: () => ({ message: `/help ${name}`, session_id: chatId }) },
      { path: uploadTranscript.path, body: () => formOf({ meetingId }, name) },
      { path: pathOf(uploadPaper, { meetingId }), body: () => formOf({}, name) },
    ];
    return { name, ...(kinds[place % kinds.length] ?? { path: '', body: () => ({}) }) };
  });

const send = ({ url }: ProductProcess, { headers }: Company, { name, path, body }: Sending) =>
  post(url + path, body(), { ...headers, 'idempotency-key': name });

/** Retries until the request is no longer reported as running. */
async function sendUntilDone(
  product: ProductProcess,
  company: Company,
  sending: Sending,
): Promise<Record<string, unknown>> {
  const { status, body } = await send(product, company, sending);
  if (status === 409) return sendUntilDone(product, company, sending);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** How often each request took effect, counted by the names in the rows. */
async function timesDone(sendings: readonly Sending[]): Promise<number[]> {
  const rows = await database.sql<{ name: string }>(`
    select title as name from meetings
    union all select split_part(content, ' ', 2) from chat_messages where role = 'user'
    union all select split_part(name, '.', 1) from transcripts
    union all select split_part(name, '.', 1) from papers`);
  return sendings.map(({ name }) => rows.filter((row) => row.name === name).length);
}

test('a request that is repeated after kill -9 takes effect once, and once with two processes', async () => {
  const first = await start();
  const company = await foundCompany(first);
  const cutOff = sendingsOf('giet', company, 40);
  const answers = new Map<string, unknown>();
  const killed = Promise.withResolvers<null>();
  await Promise.allSettled(
    cutOff.map(async (sending) => {
      const { body } = await send(first, company, sending);
      answers.set(sending.name, body);
      if (answers.size === 5) killed.resolve(await first.kill().then(() => null));
    }),
  );
  await killed.promise;
  expect(answers.size).toBeLessThan(cutOff.length);

  const [here, there] = [await start(), await start()];
  for (const sending of cutOff) {
    const body = await sendUntilDone(here, company, sending);
    expect(body).toEqual(answers.get(sending.name) ?? body);
  }
  expect(await timesDone(cutOff)).toEqual(cutOff.map(() => 1));

  const sentTwice = sendingsOf('haimay', company, 20);
  for (const sending of sentTwice) {
    const replies = await Promise.all([here, there].map((each) => sendUntilDone(each, company, sending)));
    expect(replies[0]).toEqual(replies[1]);
  }
  expect(await timesDone(sentTwice)).toEqual(sentTwice.map(() => 1));
}, 120_000);
