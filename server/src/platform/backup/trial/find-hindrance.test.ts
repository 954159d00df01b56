import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../manifest.ts';
import { findHindrance, isHindrance } from './find-hindrance.ts';

let programs: string;
beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), 'hop-gon-programs-'));
  mkdirSync(join(programs, 'bin'));
  const postgres = join(programs, 'bin', 'postgres');
  writeFileSync(postgres, '#!/bin/sh\necho "postgres (PostgreSQL) 16.9 (Debian 16.9-1)"\n');
  chmodSync(postgres, 0o755);
});
afterAll(() => rmSync(programs, { recursive: true }));

const manifest = (postgres: Partial<Manifest['postgres']>): Manifest => ({
  ...{ format: 1, id: '1', startedAt: '2026-11-26T19:00:00.000Z', endedAt: '2026-11-26T19:01:00.000Z' },
  ...{ migrations: 1, tables: [], objects: [], appSecretMark: '' },
  postgres: {
    ...{ major: 18, systemId: '1', timeline: 1, startLsn: '0/1', endLsn: '0/2', segmentSize: 16_777_216 },
    ...{ isEmbedded: false, database: 'hop', owner: 'hop_owner', ...postgres },
  },
});

test.each<[string, Partial<Manifest['postgres']>, () => string | undefined, string | null]>([
  ['the embedded one', { isEmbedded: true }, () => undefined, null],
  ['an own one of the version that comes along', {}, () => undefined, null],
  ['an own one of another version', { major: 16 }, () => undefined, 'đặt BACKUP_TRIAL_PROGRAMS'],
  ['an own one whose programs are named', { major: 16 }, () => programs, null],
  ['an own one whose programs are of another version', { major: 17 }, () => programs, 'ở đây là 16'],
  ['an own one whose programs are not there', {}, () => join(programs, 'none'), 'không có chương trình'],
  ['an own one that an older backup does not name', { owner: undefined }, () => undefined, 'Họp Gọn cũ'],
])('whether a copy of %s can be started here', (_, postgres, folder, reason) => {
  const found = findHindrance(manifest(postgres), folder());
  expect(found).toEqual(reason === null ? null : expect.stringContaining(reason));
});

test.each([
  ['FATAL:  database locale is incompatible with operating system', true],
  ['FATAL:  could not load library "/lib/postgresql/timescaledb.so"', true],
  ['FATAL:  could not locate a valid checkpoint record', false],
  ['PANIC:  could not read file "global/pg_control"', false],
])('%s: nothing is known of the backup: %s', (message, expected) => {
  expect(isHindrance(new Error(message))).toBe(expected);
});
