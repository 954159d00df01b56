import { randomBytes } from 'node:crypto';
import pg, { type ClientConfig } from 'pg';
import type { Clock } from '../clock/clock.ts';
import { markAppSecret } from '../keys/mark-app-secret.ts';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import type { Storage } from '../storage/storage.ts';
import { newBackupId } from './backup-id.rules.ts';
import { copyData, copyUploads, measure } from './copy-files.ts';
import { boundCounts } from './count-bounds.rules.ts';
import { countTables, readServer } from './count-tables.ts';
import { readVerification } from './last-verification.ts';
import { parseLsn, segmentStart } from './lsn.rules.ts';
import { type BackedUpObject, lineageOf, type Manifest } from './manifest.ts';
import { takeBaseBackup } from './replication/base-backup.ts';
import { explainReplicationError, openReplication } from './replication/open-replication.ts';
import { baseFolder, type Repository } from './repository.ts';
import { hashLogHead, isContinued } from './wal/is-continued.ts';

/** What is backed up. */
export interface BackupSource {
  readonly dataDir: string;
  readonly storage: Storage;
  readonly appSecret: string;
  readonly ownerConfig: ClientConfig;
  readonly backupConfig: ClientConfig;
  readonly isEmbedded: boolean;
}

/**
 * Backs up rows, files and secrets while the app runs. Uploads are copied before the database, so that one which is removed
 * meanwhile is there for its row, and after it: a file is written before its row, so every row of the copy finds its file.
 */
export async function createBackup(
  repository: Repository,
  source: BackupSource,
  clock: Pick<Clock, 'now'>,
): Promise<Manifest> {
  const startedAt = clock.now();
  const id = newBackupId(startedAt, randomBytes(2).toString('hex'));
  try {
    const { systemId, major, migrations, database: name, owner } = await readServer(source.ownerConfig);
    const newest = await repository.readNewest();
    const mark = markAppSecret(source.appSecret);
    if (newest && newest.postgres.systemId !== systemId && newest.appSecretMark !== mark)
      throw new OperatorFailure(
        `${repository.store.place} có bản sao lưu của một bản cài đặt khác: đặt cho bản cài đặt này một nơi sao lưu riêng (BACKUP_DIR hoặc BACKUP_S3_URL).`,
      );
    const lineage =
      newest && (await isContinued(repository, newest, source.backupConfig)) ? lineageOf(newest) : id;
    const known = await findSound(repository);
    const early = await copyUploads(repository, source.storage, known);
    const before = await countTables(source.ownerConfig);
    const database = await copyDatabase(repository, source, { id, systemId });
    const endedAt = clock.now();
    const after = await countTables(source.ownerConfig);
    const uploads = await copyUploads(repository, source.storage, early);
    const late = new Set(uploads.map(({ path }) => path));
    const removed = early.filter(({ path }) => !late.has(path));
    const data = await copyData(repository, source.dataDir, baseFolder(id));
    const manifest: Manifest = {
      format: 1,
      id,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt.toISOString(),
      postgres: { ...database.postgres, major, isEmbedded: source.isEmbedded, database: name, owner },
      ...{ lineage, migrations },
      tables: boundCounts(before, after),
      objects: [database.object, ...data, ...uploads, ...removed],
      appSecretMark: mark,
    };
    await repository.writeManifest(manifest);
    return manifest;
  } catch (error) {
    await repository.store.remove(baseFolder(id)).catch(() => undefined);
    throw error;
  }
}

/** Uploads of the newest backup that the last verification did not find damaged. */
async function findSound(repository: Repository): Promise<readonly BackedUpObject[]> {
  const damaged = new Set((await readVerification(repository))?.damaged);
  return ((await repository.readNewest())?.objects ?? []).filter(({ object }) => !damaged.has(object));
}

/** An error of the server or of the connection to it, which `pg` gives no code. */
const isOfServer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ||
  (error instanceof Error && error.message.startsWith('Connection terminated'));

async function copyDatabase(
  repository: Repository,
  source: BackupSource,
  { id, systemId: ownerSystem }: { readonly id: string; readonly systemId: string },
): Promise<{
  object: BackedUpObject;
  postgres: Omit<Manifest['postgres'], 'major' | 'isEmbedded' | 'database' | 'owner'>;
}> {
  const replication = await openReplication(source.backupConfig);
  try {
    const { systemId, timeline, segmentSize } = replication;
    if (systemId !== ownerSystem)
      throw new OperatorFailure(
        'DATABASE_BACKUP_URL trỏ tới một máy chủ PostgreSQL khác với DATABASE_URL: sửa cho cả hai là một máy chủ.',
      );
    const base = takeBaseBackup(replication);
    const measured = measure(base.tar);
    const object = `${baseFolder(id)}/postgres.tar`;
    await repository.write(object, measured.parts);
    const positions = base.positions();
    const end = parseLsn(positions.endLsn);
    const from = segmentStart(end, segmentSize);
    const logHead = await hashLogHead(source.backupConfig, from, Number(end - from));
    return {
      object: { kind: 'postgres', path: 'postgres', object, ...measured.result() },
      postgres: { systemId, timeline, segmentSize, ...positions, logHead },
    };
  } catch (error) {
    throw isOfServer(error) ? explainReplicationError(error) : error;
  } finally {
    await replication.close().catch(() => undefined);
  }
}
