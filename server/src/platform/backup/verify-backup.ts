import { rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from '../postgres/binaries.ts';
import { readClusterPointer } from '../postgres/cluster-home.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { killLeftover, stopLeftover } from '../postgres/postmaster.ts';
import { openStorage } from '../storage/open-storage.ts';
import { measure } from './copy-files.ts';
import { findWrongCounts } from './count-bounds.rules.ts';
import { countTables } from './count-tables.ts';
import type { Manifest } from './manifest.ts';
import type { Repository } from './repository.ts';
import { restoreCluster, restoreFiles } from './restore/restore-parts.ts';
import { explainGap, readLog } from './wal/read-log.ts';

/** What was compared, and what was found wrong: one line each, in Vietnamese. */
export interface Verification {
  readonly objects: number;
  /** Bytes of content that were read. */
  readonly bytes: number;
  readonly segments: number;
  /** Tables compared in a copy that was started; null where it was not started. */
  readonly tables: number | null;
  readonly problems: readonly string[];
  /** Objects whose content is not what the backup wrote. */
  readonly damaged: readonly string[];
}

interface VerifyOptions {
  /** A folder with room for a whole copy; it is emptied before and after. */
  readonly scratch: string;
  /** Whether a copy is started and its rows are counted. */
  readonly isStarted: boolean;
}

/** Reads every object of a backup and, if wanted, starts a copy in a scratch folder and counts its rows. */
export async function verifyBackup(
  repository: Repository,
  manifest: Manifest,
  { scratch, isStarted }: VerifyOptions,
): Promise<Verification> {
  const read = await readObjects(repository, manifest);
  const log = await readLog(repository, manifest, (_, into) => into(async () => undefined));
  const problems = [
    ...(await findDamagedManifests(repository)),
    ...read.problems,
    ...(log.gap === null ? [] : [explainGap(manifest.id, log.gap)]),
  ];
  const canStart = isStarted && manifest.postgres.isEmbedded && problems.length === 0;
  const started = canStart ? await startCopy(repository, manifest, scratch) : { tables: null, problems: [] };
  return {
    objects: manifest.objects.length,
    bytes: read.bytes,
    segments: log.segments,
    tables: started.tables,
    problems: [...problems, ...started.problems],
    damaged: read.damaged,
  };
}

const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function findDamagedManifests(repository: Repository): Promise<readonly string[]> {
  const problems: string[] = [];
  await repository.readManifests((id, problem) =>
    problems.push(`Bản sao lưu ${id} hỏng, không khôi phục được (${problem})`),
  );
  return problems;
}

async function readObjects(repository: Repository, { objects }: Manifest) {
  const problemByObject = new Map<string, string>();
  let bytes = 0;
  for (const { object, sha256 } of objects) {
    const measured = measure(repository.read(object));
    try {
      for await (const part of measured.parts) bytes += part.length;
      if (measured.result().sha256 !== sha256) problemByObject.set(object, `${object}: mã băm không khớp.`);
    } catch (error) {
      const reason = explain(error);
      problemByObject.set(object, reason.startsWith(object) ? reason : `${object}: ${reason}`);
    }
  }
  return { bytes, problems: [...problemByObject.values()], damaged: [...problemByObject.keys()] };
}

/** A copy whose rows are compared, and then one to which everything that was kept since is added. */
async function startCopy(repository: Repository, manifest: Manifest, scratch: string) {
  // A signal ends the process at once: nothing of the copy may stay readable on the disk.
  const clear = (): void => removeScratchAtExit(scratch);
  process.once('exit', clear);
  try {
    const counted = await countCopy(repository, manifest, scratch);
    return {
      ...counted,
      problems: [...counted.problems, ...(await replayLog(repository, manifest, scratch))],
    };
  } catch (error) {
    return { tables: null, problems: [`Không khởi động được bản khôi phục thử: ${explain(error)}`] };
  } finally {
    await removeScratch(scratch);
    process.off('exit', clear);
  }
}

/** Of the moment when the backup was consistent: its rows were counted around that moment. */
async function countCopy(repository: Repository, manifest: Manifest, scratch: string) {
  await makeScratch(scratch);
  const lost = await restoreFiles(repository, manifest, {
    folder: scratch,
    storage: openStorage({ dataDir: scratch, filesPlace: null }),
  });
  await restoreCluster(repository, manifest, { dataDir: scratch, end: 'consistent', say: () => undefined });
  const postgres = await openPostgres({ dataDir: scratch });
  try {
    const counted = await countTables(postgres.ownerConfig);
    const wrong = findWrongCounts(manifest.tables, counted).map(
      ({ table, rows, atLeast, atMost }) =>
        `Bảng ${table}: có ${rows ?? 'không'} dòng, lúc sao lưu có ${atLeast === atMost ? atMost : `${atLeast}–${atMost}`}.`,
    );
    return { tables: counted.length, problems: [...lost, ...wrong] };
  } finally {
    await postgres.stop();
  }
}

async function replayLog(
  repository: Repository,
  manifest: Manifest,
  scratch: string,
): Promise<readonly string[]> {
  await makeScratch(scratch);
  try {
    return await restoreCluster(repository, manifest, { dataDir: scratch, end: 'log', say: () => undefined });
  } catch (error) {
    return [`Nhật ký sau bản sao lưu ${manifest.id} không chạy lại được: ${explain(error)}`];
  }
}

async function makeScratch(scratch: string): Promise<void> {
  await removeScratch(scratch);
  await mkdir(scratch, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/** With the server that a killed command left running in it. */
async function removeScratch(scratch: string): Promise<void> {
  const outside = readClusterPointer(scratch);
  const folder = join(outside ?? scratch, 'postgres');
  await stopLeftover({ binaries: findBinaries(undefined, () => undefined), user: undefined, folder });
  if (outside !== undefined) await rm(outside, { recursive: true, force: true });
  await rm(scratch, { recursive: true, force: true });
}

function removeScratchAtExit(scratch: string): void {
  const outside = readClusterPointer(scratch);
  killLeftover(join(outside ?? scratch, 'postgres'));
  for (const folder of outside === undefined ? [scratch] : [outside, scratch])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
