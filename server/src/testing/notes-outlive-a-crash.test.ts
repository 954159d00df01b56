import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@hopgon/contract/auth/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { saveNotes } from '@hopgon/contract/live/notes/routes';
import { startLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { pathOf } from '@hopgon/contract/route';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ProductProcess, startProduct } from './product-process.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const account = { email: 'thu.ky@congty.example', password: 'Hop9Gon-dung' };
const writers = 4;

let clone: TestDatabase;
let folder: string;
const started: ProductProcess[] = [];

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgres'));
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-crash-'));
});
afterAll(async () => {
  for (const product of started) product.child.kill('SIGKILL');
  await clone.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Headers = Readonly<Record<string, string>>;

async function send(method: string, url: string, body: object | null, headers: Headers = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${url} ${response.status}`).toBe(true);
  return Object(await response.json());
}

/** A meeting that is held, and how to call as who holds it. */
async function givenHeld(url: string): Promise<{ path: string; headers: Headers }> {
  await send('POST', url + register.path, { ...account, displayName: 'Ngô Trường Lễ' });
  const { token } = await send('POST', url + login.path, account);
  const signedIn = { authorization: `Bearer ${String(token)}` };
  const company = { name: 'Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' };
  const { data } = await send('POST', url + createCompany.path, company, signedIn);
  const headers = { ...signedIn, 'x-company': String(data.companyId) };
  const start = Date.now();
  const times = {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
  };
  const meeting = await send('POST', url + createMeeting.path, { title: 'Giao ban', ...times }, headers);
  const params = { meetingId: String(meeting.data.id) };
  await send('PUT', url + pathOf(startLiveMeeting, params), null, headers);
  return { path: pathOf(saveNotes, params), headers };
}

test('a note whose saving was answered is there after the server is killed while others are being written', async () => {
  const product = await startProduct(clone, folder);
  started.push(product);
  const { path, headers } = await givenHeld(product.url);
  /** The newest version of each row that the server said it has. */
  const acknowledged = new Map<string, string>();
  const write = async (writer: number): Promise<void> => {
    for (let row = 0; ; row += 1) {
      const id = uuidv7();
      for (let version = 1; version <= 3; version += 1) {
        const text = `người ${writer} dòng ${row} lần ${version}`;
        const note = { id, kind: 'note', text, agendaItemId: null, second: 0, version };
        try {
          await send('PUT', product.url + path, { notes: [note] }, headers);
          acknowledged.set(id, text);
        } catch {
          return;
        }
      }
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(20);
  await product.kill();
  await writing;

  const again = await startProduct(clone, folder);
  started.push(again);
  const { data } = await send('GET', again.url + path, null, headers);
  const stored = new Map<string, string>(
    data.notes.map(({ id, text }: { id: string; text: string }) => [id, text]),
  );
  // The last one that was sent may be there though its answer got lost; none is older than what was answered.
  const versionIn = (text: string | undefined): number => Number(/lần (\d)$/.exec(text ?? '')?.[1] ?? 0);
  const lost = [...acknowledged].filter(([id, text]) => versionIn(stored.get(id)) < versionIn(text));
  expect(lost).toEqual([]);
}, 60_000);
