import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { login, register } from '@hopgon/contract/auth/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { createMeeting, listMeetings } from '@hopgon/contract/meetings/routes';
import { health } from '@hopgon/contract/system/routes';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './product-process.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const account = { email: 'an@congty.example', password: 'Hop9Gon-dung' };
const folder = mkdtempSync(join(tmpdir(), 'hop-gon-disk-'));
const filler = join(folder, 'filler');

/** A disk of its own, if this machine permits mounting one. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0711', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const isMounted = mountDisk();
let child: ChildProcess | undefined;
let url = '';
let headers: Record<string, string> = { 'content-type': 'application/json' };

afterAll(async () => {
  if (child?.kill('SIGTERM')) await once(child, 'exit');
  if (isMounted) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

async function call({ method, path }: { method: string; path: string }, body?: object) {
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const reply = Object(await response.json());
  return { status: response.status, code: reply.code, token: reply.token, data: Object(reply.data) };
}

const times = { startsAt: '2027-11-24T02:00:00Z', endsAt: '2027-11-24T03:00:00Z' };
const meet = (title: string) => call(createMeeting, { title, ...times, allowClashes: true });
const disk = async () => (await call(health)).data.disk;

async function startOnDisk(): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const environment = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
  child = spawn(process.execPath, [main], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.stdout) await once(child.stdout, 'data');
}

function fillDisk(): void {
  const mebibyte = Buffer.alloc(1024 * 1024, 1);
  expect(() => {
    while (true) appendFileSync(filler, mebibyte);
  }).toThrow('ENOSPC');
}

test.skipIf(!isMounted)(
  'with a full real disk changes are refused and reading goes on; with free space again everything works',
  async () => {
    await startOnDisk();
    await call(register, { ...account, displayName: 'An' });
    const { token } = await call(login, account);
    headers = { ...headers, authorization: `Bearer ${token}` };
    await call(createCompany, { name: 'Nội thất Gỗ Vân' });
    expect(await meet('Trước')).toMatchObject({ status: 200 });

    fillDisk();
    await expect.poll(disk, { timeout: 20_000, interval: 250 }).toBe('full');
    expect(await meet('Không lưu được')).toMatchObject({ status: 503, code: 'storage_full' });
    expect(await call(listMeetings)).toMatchObject({ status: 200, data: { meetings: [{ title: 'Trước' }] } });

    rmSync(filler);
    await expect.poll(disk, { timeout: 20_000, interval: 250 }).toBe('low');
    expect(await meet('Sau')).toMatchObject({ status: 200 });
  },
  60_000,
);
