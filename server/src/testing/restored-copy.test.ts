import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { markCopy, removeCopyMark } from '../platform/config/copy-mark.ts';
import { startTestApp } from './start-test-app.ts';
import { cloneDatabase } from './test-database.ts';

test('a restored copy sends nothing and removes no upload until it is activated', async () => {
  const database = await cloneDatabase(inject('postgres'));
  const dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-copy-'));
  onTestFinished(async () => {
    rmSync(dataDir, { recursive: true });
    await database.drop();
  });
  await database.sql(
    `insert into outbox_mails (id, address, message, created_at, send_after)
     values (gen_random_uuid(), 'khach@congty.example', '{}', '2026-11-01', '2026-11-01')`,
  );
  const key = { folder: 'papers', id: 'a'.repeat(32) } as const;
  const run = async () => {
    const app = await startTestApp({ DATA_DIR: dataDir, WEB_PUSH: 'on' }, { database });
    const { storage, push } = app.world;
    await storage.put(key, Buffer.from('Tài liệu'));
    const swept = await storage.sweep('papers', new Date(Date.now() + 60_000), async () => new Set());
    await storage.remove(key);
    const isKept = (await storage.read(key)) !== null;
    // The sender, if it was started, has begun to send what is due, and ends that first.
    await app.close();
    const [mail] = await database.sql<{ attempts: number }>('select attempts from outbox_mails');
    return { attempts: mail?.attempts, swept, isKept, hasPush: push !== null };
  };
  await markCopy(dataDir, new Date());
  expect(await run()).toEqual({ attempts: 0, swept: 0, isKept: true, hasPush: false });
  await removeCopyMark(dataDir);
  expect(await run()).toEqual({ attempts: 1, swept: 1, isKept: false, hasPush: true });
});
