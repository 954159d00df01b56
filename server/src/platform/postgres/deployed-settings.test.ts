import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('PostgreSQL knows every setting that its command has', () => {
  const { postgres } = findBinaries(undefined, () => undefined);
  const { stdout } = spawnSync(postgres, ['--describe-config'], { encoding: 'utf8' });
  const known = new Set(stdout.split('\n').map((line) => line.split('\t')[0]));
  const used = [
    ...[...read('deploy/compose.yaml').matchAll(/^ +- -c(\w+)=/gm)],
    ...[...read('deploy/postgres/follow.sh').matchAll(/ -c (\w+)=/g)],
  ].map(([, name]) => name ?? '');
  expect(used).toContain('max_slot_wal_keep_size');
  expect(used).toContain('hot_standby_feedback');
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
