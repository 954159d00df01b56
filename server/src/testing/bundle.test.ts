import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { login, register } from '@hopgon/contract/auth/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { renderMinutesFile } from '@hopgon/contract/minutes/files/routes';
import { draftMinutes } from '@hopgon/contract/minutes/routes';
import { pathOf } from '@hopgon/contract/route';
import { health } from '@hopgon/contract/system/routes';
import { createTranscript, readTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './product-process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const account = { email: 'an@congty.example', password: 'Hop9Gon-dung' };

/** A copy of the project without the web app, in which sources may be changed. */
let copy: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hop-gon-bundle-'));
  // As root the database runs as another user, who must reach its folder.
  chmodSync(copy, 0o711);
  const isSource = (path: string) => !/\/(?:dist|testing)(?:\/|$)|\.test\.ts$/.test(path.slice(root.length));
  const manifests = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
  for (const path of ['scripts', 'contract', 'engine', 'server', ...manifests])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

const environment = { PATH: process.env.PATH, DATA_DIR: 'data', LOG_LEVEL: 'error' };
const bundled = (): string[] => readdirSync(join(copy, 'server', 'dist')).sort();

/** Starts the copy as `npm start` does, and waits until it listens. */
async function start() {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: copy,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const ended = once(child, 'exit');
  const said = text(child.stderr);
  const url = `http://127.0.0.1:${port}`;
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  if (!String(line).includes(url)) throw new Error(`it did not start: ${String(line)}${await said}`);
  return {
    url,
    line: String(line),
    /** Ends it, and returns what it said on the error stream. */
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return await said;
    },
  };
}

const migrationState = () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/cli.mjs', 'migrate', '--json'], {
    ...{ cwd: copy, env: environment, encoding: 'utf8' },
  });
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout);
};

async function call(url: string, token: string, method: string, path: string, body?: object) {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return response;
}

const bundling = 'Đang gộp mã máy chủ…';
const talk = [
  'Trần Văn Hiếu: Chị Lan gửi báo giá cho khách trước thứ Sáu nhé.',
  'Nguyễn Thị Lan: Vâng, em gửi.',
];

test('a start bundles the server when its sources changed, and what threads and files give is there', async () => {
  const first = await start();
  const { url } = first;
  expect((await fetch(url + health.path)).status).toBe(200);
  await call(url, '', 'POST', register.path, { ...account, displayName: 'An' });
  const { token } = Object(await (await call(url, '', 'POST', login.path, account)).json());
  const post = async (path: string, body: object) =>
    Object(await (await call(url, token, 'POST', path, body)).json()).data;
  await post(createCompany.path, { name: 'Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' });
  const startsAt = new Date(Date.now() - 7_200_000).toISOString();
  const endsAt = new Date(Date.now() - 3_600_000).toISOString();
  const meetingId = (await post(createMeeting.path, { title: 'Họp giao ban', startsAt, endsAt })).id;

  await post(createTranscript.path, { meetingId, text: talk.join('\n') });
  const transcript = pathOf(readTranscript, { meetingId });
  const stateOf = async () =>
    Object(await (await call(url, token, 'GET', transcript)).json()).data.transcript.state;
  await expect.poll(stateOf).toBe('ready');

  await post(pathOf(draftMinutes, { meetingId }), {});
  const pdf = await call(url, token, 'GET', `${pathOf(renderMinutesFile, { meetingId })}?format=pdf`);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(migrationState()).toMatchObject({ pending: 0 });
  const said = await first.stop();
  expect(said).toContain(bundling);
  expect(said).not.toContain('Không gộp được');

  const unchanged = bundled();
  const second = await start();
  expect((await fetch(second.url + health.path)).status).toBe(200);
  expect(await second.stop()).not.toContain(bundling);
  expect(bundled()).toEqual(unchanged);

  const main = join(copy, 'server', 'src', 'main.ts');
  writeFileSync(main, readFileSync(main, 'utf8').replace('đang chạy tại', 'mới đang chạy tại'));
  const third = await start();
  expect(third.line).toContain('Họp Gọn mới đang chạy');
  expect(await third.stop()).toContain(bundling);
}, 300_000);

test('a server that cannot be bundled starts from its sources and says so in one line', async () => {
  writeFileSync(join(copy, 'scripts', 'lib', 'bundle-server.mjs'), "throw new Error('no bundler here');\n");
  const { url, stop } = await start();
  expect((await fetch(url + health.path)).status).toBe(200);
  expect(migrationState()).toMatchObject({ pending: 0 });
  expect(await stop()).toMatch(/^Không gộp được mã máy chủ, .*no bundler here.*$/m);
}, 300_000);
