import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { completeUpgrade } from './complete-upgrade.ts';

test.each([
  ['between its two moves, the old cluster stays', ['postgres', 'postgres.upgraded'], 'postgres'],
  ['behind them, the new one gets its place', ['postgres.upgraded'], 'postgres.upgraded'],
  ['before them, nothing changes', ['postgres'], 'postgres'],
])('where an upgrade was killed %s', (_, folders, kept) => {
  const home = mkdtempSync(join(tmpdir(), 'hop-gon-upgraded-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const name of folders) {
    mkdirSync(join(home, name));
    writeFileSync(join(home, name, 'PG_VERSION'), name);
  }
  completeUpgrade(join(home, 'postgres'));
  expect(readdirSync(home)).toEqual(['postgres']);
  expect(readFileSync(join(home, 'postgres', 'PG_VERSION'), 'utf8')).toBe(kept);
});
