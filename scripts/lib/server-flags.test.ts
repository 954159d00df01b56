import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFlags } from './server-flags.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-env-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const show = 'console.log(process.env.MAIL_FROM, process.env.PORT)';
const started = (environment: Record<string, string>): string =>
  execFileSync(process.execPath, [...startFlags, '-e', show], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  }).trim();

test('a start reads variables of .env, and those of the environment before them', () => {
  expect(started({})).toBe('undefined undefined');
  writeFileSync(join(folder, '.env'), 'MAIL_FROM="Họp <hop@congty.example>"\nPORT=4000\n');
  expect(started({ PORT: '5000' })).toBe('Họp <hop@congty.example> 5000');
});
